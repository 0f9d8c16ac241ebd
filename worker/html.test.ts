import { filesOf, titleOf } from './html'

test.each([
  ['<head><title data-react-helmet="true">Truffles</title>', 'Truffles'],
  ['<title>Salt &amp; Caramel &#x27;24 &#39;s &eacute;</title>', "Salt & Caramel '24 's &eacute;"],
  ['<title></title>', ''],
  ['<p>no title</p>', undefined],
])('the title of %s', (page, title) => {
  expect(titleOf(page)).toBe(title)
})

test('the files of a page', () => {
  const page =
    '<link rel="stylesheet" href="/mobify/bundle/7/styles.css"><link href="/mobify/bundle/7/a.woff2">' +
    '<link href="/mobify/bundle/7/begin.js.map"><script src="/mobify/bundle/7/begin.js" ' +
    'data-scripts="/mobify/bundle/7/app_ui-82.js /mobify/bundle/7/main.js"></script>' +
    '<script src="/mobify/bundle/6/old.js"></script><script src="/mobify/bundle/7/main.js"></script>'
  expect(filesOf(page, '/mobify/bundle/7/')).toEqual(
    ['styles.css', 'begin.js', 'app_ui-82.js', 'main.js'].map((name) => `/mobify/bundle/7/${name}`),
  )
})
