import {
  changeValue,
  chooseValues,
  findVariant,
  imagesOf,
  isValueOrderable,
} from './variant-choice'

const variant = (productId: string, size: string, wrap: string, orderable = true) => ({
  productId,
  orderable,
  values: { size, wrap },
})
const product = {
  values: {},
  variations: [
    { id: 'size', values: [{ id: '6' }, { id: '12' }] },
    { id: 'wrap', values: [{ id: 'plain' }, { id: 'gold' }] },
  ],
  variants: [
    variant('a', '6', 'plain', false),
    variant('b', '6', 'gold'),
    variant('c', '12', 'plain'),
  ],
}

test.each([
  ['the first that can be ordered', product, '', 'b'],
  ['the default one', { ...product, defaultVariantId: 'c' }, '', 'c'],
  ['the address first', product, 'size=12&wrap=plain', 'c'],
  ['an unknown value is passed over', product, 'size=99', 'b'],
  ['the product the address names', { ...product, values: { size: '12', wrap: 'plain' } }, '', 'c'],
  ['a combination nobody makes', product, 'size=12&wrap=gold', undefined],
])('%s', (_name, given, search, expected) => {
  const chosen = chooseValues(given, new URLSearchParams(search))
  expect(findVariant(given.variants, chosen)?.productId).toBe(expected)
})

test('choosing a value keeps the others where that is made', () => {
  const chosen = { size: '6', wrap: 'gold' }
  expect(changeValue(product.variants, chosen, 'wrap', 'plain')).toEqual({
    size: '6',
    wrap: 'plain',
  })
  expect(changeValue(product.variants, chosen, 'size', '12')).toEqual({ size: '12', wrap: 'plain' })
  expect(isValueOrderable(product.variants, chosen, 'wrap', 'plain')).toBe(false)
  expect(isValueOrderable(product.variants, chosen, 'size', '12')).toBe(true)
})

test('pictures made for a value come before the general ones', () => {
  const sets: { values: Record<string, string>; images: string[] }[] = [
    { values: {}, images: ['general'] },
    { values: { wrap: 'gold' }, images: ['gold'] },
    { values: { wrap: 'plain' }, images: [] },
  ]
  expect(imagesOf(sets, { size: '6', wrap: 'gold' })).toEqual(['gold'])
  expect(imagesOf(sets, { size: '6', wrap: 'plain' })).toEqual(['general'])
  expect(imagesOf([], {})).toEqual([])
})
