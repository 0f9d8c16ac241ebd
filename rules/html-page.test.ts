import { escapeMarkup, renderPage } from './html-page'

test('text cannot leave its element or attribute', () => {
  expect(escapeMarkup(`<b title="a" class='c'>&</b>`)).toBe(
    '&lt;b title=&quot;a&quot; class=&#39;c&#39;&gt;&amp;&lt;/b&gt;',
  )
})

test('a page escapes its title and language, and leaves its style as it is hashed', () => {
  const style = '\nmain>p{color:red}\n'
  const page = renderPage({ lang: 'e"s', title: '<Salt>', body: '<main></main>', style })
  expect(page).toContain('<html lang="e&quot;s">')
  expect(page).toContain('<title>&lt;Salt&gt;</title>')
  expect(page).toContain(`<style>${style}</style>`)
  expect(page).toContain('<body><main></main></body>')
  expect(renderPage({ lang: 'en', title: '', body: '', style, nonce: 'n"' })).toContain(
    '<style nonce="n&quot;">',
  )
})
