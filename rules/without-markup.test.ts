import { withoutMarkup } from './without-markup'

test.each([
  ['<p>dark &amp; <em class="a">bitter</em></p>', ' dark &amp;  bitter  '],
  ['2 < 3 <br/> 4', '2 < 3   4'],
  ['a <b', 'a <b'],
  ['', ''],
])('the tags of %j are replaced', (html, text) => {
  expect(withoutMarkup(html)).toBe(text)
})

test('a million open tags take no measurable time', () => {
  const text = '<'.repeat(1_000_000)
  expect(withoutMarkup(text)).toBe(text)
})
