import { isLollypopMix } from './box-builder'

test.each([
  ['lollypops', undefined, true],
  ['gift-lollypop-boxes', undefined, true],
  ['lollipops', undefined, false],
  ['custom-mix', 'lollypops', false],
  [undefined, undefined, false],
])(
  'a box of category %s with code %s is built at the lollypop builder: %s [PDP-009, PDP-010, PDP-104]',
  (primaryCategoryId, customMixCode, expected) => {
    expect(isLollypopMix({ primaryCategoryId, customMixCode })).toBe(expected)
  },
)

test('a piece goes where its box is built', () => {
  const piece = { primaryCategoryId: 'custom-mix-pieces', customMixCode: 'lollypops' }
  expect(isLollypopMix(piece, true)).toBe(true)
  expect(isLollypopMix({ ...piece, customMixCode: 'chocolates' }, true)).toBe(false)
})
