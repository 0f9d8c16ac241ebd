import { titleOf } from './html'

test.each([
  ['<head><title data-react-helmet="true">Truffles</title>', 'Truffles'],
  ['<title>Salt &amp; Caramel &#x27;24 &#39;s &eacute;</title>', "Salt & Caramel '24 's &eacute;"],
  ['<title></title>', ''],
  ['<p>no title</p>', undefined],
])('the title of %s', (page, title) => {
  expect(titleOf(page)).toBe(title)
})
