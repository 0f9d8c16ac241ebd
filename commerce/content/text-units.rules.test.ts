import { findInText, replaceInText, toPattern, toReadText } from './text-units.rules'

const plain = { isCaseSensitive: false, isWholeWord: false }
const pattern = (find: string, more: Partial<typeof plain> = {}) =>
  toPattern({ find, ...plain, ...more })

test.each([
  ['html', '<p>Gold <em>box</em></p>', 'box', 'tin & lid', '<p>Gold <em>tin &amp; lid</em></p>'],
  ['html', '<p class="box">Box &amp; bow</p>', 'box & bow', 'tin', '<p class="box">tin</p>'],
  ['html', '<p>&lt;box&gt; amp &amp;</p>', 'amp', 'x', '<p>&lt;box&gt; x &amp;</p>'],
  ['html', '<a href="$url(\'Box\')$">box</a>', 'box', 'tin', '<a href="$url(\'Box\')$">tin</a>'],
  [
    'html',
    "$url('Product-Show', 'pid', 'box')$ box",
    'box',
    'tin',
    "$url('Product-Show', 'pid', 'box')$ tin",
  ],
  ['html', '<p>a</p><p>b</p>', 'a b', 'x', '<p>a</p><p>b</p>'],
  ['html', '<p>Gold <a href="/x">box</a></p>', 'gold box', 'x', '<p>Gold <a href="/x">box</a></p>'],
  ['html', '<p>sea\u00a0salt</p>', 'sea salt', 'x', '<p>x</p>'],
  ['markdown', 'A [box](/box) here', 'box', 'tin', 'A [tin](/box) here'],
  ['text', 'Box <b> & 💝 box', 'box', '$& <i>', '$& <i> <b> & 💝 $& <i>'],
] as const)('in %s %s, %s becomes %s', (kind, source, find, replacement, expected) => {
  expect(replaceInText(kind, source, pattern(find), replacement).text).toBe(expected)
})

test('case and whole words are respected, also beside accents', () => {
  const words = 'Trufa trufas TRUFA canción'
  const count = (find: string, more: Partial<typeof plain>) =>
    findInText('text', words, pattern(find, more)).length
  expect(count('trufa', {})).toBe(3)
  expect(count('trufa', { isWholeWord: true })).toBe(2)
  expect(count('TRUFA', { isCaseSensitive: true })).toBe(1)
  expect(count('canci', { isWholeWord: true })).toBe(0)
  expect(count('(', {})).toBe(0)
})

test('every sign may be searched for', () => {
  for (let code = 33; code < 127; code += 1) {
    const sign = String.fromCharCode(code)
    expect(findInText('text', `é ${sign} ñ`, pattern(sign))).toHaveLength(1)
  }
  expect(findInText('text', 'sugar-free', pattern('sugar-free'))).toHaveLength(1)
})

test('a match that formatting divides is found, and marked', () => {
  const source = '<p>Gold <strong>box</strong> of nine</p><p>Next</p>'
  expect(findInText('html', source, pattern('gold box'))).toEqual([
    { before: '', match: 'Gold box', after: ' of nine', isSplit: true },
  ])
  expect(toReadText('html', source)).toBe('Gold box of nine Next')
})
