import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { isBody } from '../editor/document.rules'
import { renderOffice } from '../testing/render-office'
import { cleanPaste } from './clean-paste'
import { explainLoss } from './rich-loss.rules'
import { toHtml, toRichDocument } from './rich-schema'
import { RichTextField } from './rich-text-field'

const DEMO = 'demo/content'

function listTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listTexts)
  if (!isBody(value)) return []
  return Object.entries(value).flatMap(([name, entry]) => {
    if (name !== 'html') return listTexts(entry)
    const texts = isBody(entry) ? Object.values(entry) : [entry]
    return texts.filter((text) => typeof text === 'string')
  })
}

const DEMO_TEXTS = readdirSync(DEMO, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => listTexts(JSON.parse(readFileSync(path.join(DEMO, file), 'utf8'))))

const ODD: readonly (readonly [html: string, lost: string])[] = [
  ['<p class="intro">Words</p>', 'class of <p>'],
  ['<p>Words <iframe src="https://example.com"></iframe></p>', '<iframe>'],
  ['<p><a name="top"></a>Words</p>', 'name of <a>'],
  ['<p><a href="/gifts" title="Gifts">Gifts</a></p>', 'title of <a>'],
  ['<p><img src="images/a.jpg?$staticlink$" alt=""></p>', '<img>'],
  ['<p>Words<!-- for Easter --></p>', 'the order of its elements'],
  ['<ul><li><p>One</p></li></ul>', 'the order of its elements'],
  ['Words outside of a paragraph', 'the order of its elements'],
  ['<ol start="3"><li>Three</li></ol>', 'start of <ol>'],
  ['<p><a href="javascript:alert(1)">Words</a></p>', 'the order of its elements'],
  ['<h1>Title</h1>', '<h1>'],
  ['<p><b>Words</b></p>', '<b>'],
  ['<p unknown="1" onclick="x()">Words</p>', 'unknown of <p>'],
]
const KEPT = [
  '<p>See <a href="docs/a.pdf?$staticlink$">this</a> and <a href="#terms">that</a>.</p>',
  '<p>8\u00a0oz &amp; more<br>in a <strong>gold <em>box</em></strong></p>',
  '<ul><li>One<ol><li>Inner</li></ol></li><li></li></ul>',
  '<table><thead><tr><th scope="col">Size</th></tr></thead><tbody><tr><td colspan="2">24</td></tr></tbody></table>',
  '<blockquote><p>Words</p></blockquote>',
  "<p>$url('Product-Show', 'pid', 'x')$</p>",
]

test('the demo has texts, and the editor can write all of them again', () => {
  expect(DEMO_TEXTS.length).toBeGreaterThan(100)
  expect(DEMO_TEXTS.map(explainLoss).filter(Boolean)).toEqual([])
  for (const html of [...DEMO_TEXTS, ...KEPT]) {
    expect(toHtml(toRichDocument(html))).toBe(html.replaceAll('<br />', '<br>'))
  }
})

test.each(ODD)('%s is edited as HTML, because %s would be lost', (html, lost) => {
  expect(explainLoss(html)).toContain(`lose ${lost}.`)
})

test('no text is changed by opening, focusing and leaving it', async () => {
  // rendering all of the demo's would take a minute
  const some = DEMO_TEXTS.filter((_text, index) => index % 20 === 0)
  const every = [...some, ...KEPT, ...ODD.map(([html]) => html), '', '<p></p>']
  const onChange = jest.fn()
  for (const value of every) {
    const shared = { label: 'Text', lang: 'en-US', isInvalid: false, value, onChange }
    const { unmount } = renderOffice(<RichTextField {...shared} />)
    const text = await screen.findByRole('textbox', { name: /^Text/ })
    fireEvent.focus(text)
    fireEvent.blur(text)
    unmount()
  }
  expect(onChange).not.toHaveBeenCalled()
})

test('the buttons are one stop of the tab key, and say what is on', async () => {
  const user = userEvent.setup()
  const value = '<p>Words</p>'
  const shared = { label: 'Text', lang: 'en-US', isInvalid: false, value }
  const onChange = jest.fn()
  renderOffice(<RichTextField {...shared} onChange={onChange} />)
  const bold = await screen.findByRole('button', { name: 'Bold' })
  const bar = screen.getByRole('toolbar', { name: 'Format Text' })
  expect(bar.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  bold.focus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('button', { name: 'Italic' })).toHaveFocus()
  await user.keyboard('{End}')
  expect(screen.getByRole('button', { name: 'Link' })).toHaveFocus()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  const heading = screen.getByRole('button', { name: 'Heading' })
  expect(heading).toHaveFocus()
  expect(heading).toHaveAttribute('aria-pressed', 'false')
  await user.keyboard('{Enter}')
  expect(onChange).toHaveBeenLastCalledWith('<h2>Words</h2>')
  expect(heading).toHaveAttribute('aria-pressed', 'true')
})

test.each([
  [
    'Word',
    `<html><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment-->
<h1>Title<o:p></o:p></h1><p class=MsoNormal style='color:red'><b>Bold</b> and <i>more</i><o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>One</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Two</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>First</p><!--EndFragment--></body></html>`,
    '<h2>Title</h2><p><strong>Bold</strong> and <em>more</em></p><ul><li>One</li><li>Two</li></ul><ol><li>First</li></ol>',
  ],
  [
    'Google Docs',
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-weight:400">Plain </span><span style="font-weight:700">bold</span><span style="font-style:italic"> leaning</span></p><ul><li dir="ltr"><p role="presentation"><span>Point</span></p></li></ul></b>`,
    '<p>Plain <strong>bold</strong><em> leaning</em></p><ul><li>Point</li></ul>',
  ],
  [
    'a web page',
    `<div class="x"><script>alert(1)</script><p onclick="x()">See <a href="https://example.com" target="_blank">this</a>, <a href="javascript:x()">that</a><img src="x.png"></p><iframe src="https://example.com"></iframe><table><colgroup><col></colgroup><tr><td><p>One</p><p>Two</p></td></tr></table></div>`,
    '<p>See <a href="https://example.com">this</a>, that</p><table><tbody><tr><td>One<br>Two</td></tr></tbody></table>',
  ],
])('of what is pasted from %s only the markup of the shop remains', (_program, html, expected) => {
  expect(toHtml(toRichDocument(cleanPaste(html)))).toBe(expected)
})
