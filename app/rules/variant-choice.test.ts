import {
  changeValue,
  chooseValues,
  findVariant,
  imagesOf,
  isValueMade,
  isValueOrderable,
  missingAttribute,
  presetValues,
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

const preset = { ...product, defaultVariantId: 'c' }
const plainTwelve = { size: '12', wrap: 'plain' }

test.each([
  ['the default variant [PDP-099]', preset, '', 'c'],
  ['the address first [PDP-004, PDP-005]', preset, 'size=6&wrap=gold', 'b'],
  ['the address in part: the rest as it is made [PDP-004]', preset, 'size=6', 'b'],
  ['the address in part, by another attribute [PDP-005]', preset, 'wrap=gold', 'b'],
  ['an unknown value is passed over', preset, 'size=99', 'c'],
  ['the product the address names', { ...product, values: plainTwelve }, '', 'c'],
  ['a combination nobody makes', preset, 'size=12&wrap=gold', undefined],
  ['none where the shop has no default', product, '', undefined],
])('arriving, what is chosen is %s', (_name, given, search, expected) => {
  const chosen = chooseValues(given, new URLSearchParams(search))
  expect(findVariant(given.variants, chosen)?.productId).toBe(expected)
})

test('without a default, what there are several of is left to choose', () => {
  const sizes = { ...product, variations: [{ id: 'size', values: [{ id: '6' }, { id: '12' }] }] }
  const wrap = { id: 'wrap', values: [{ id: 'plain' }] }
  const oneWrap = { ...sizes, variations: [...sizes.variations, wrap] }
  const arrived = chooseValues(oneWrap, new URLSearchParams())
  expect(arrived).toEqual({ wrap: 'plain' })
  expect(missingAttribute(oneWrap, arrived)).toBe('size')
  expect(missingAttribute(oneWrap, { size: '6', wrap: 'plain' })).toBeUndefined()
  expect(chooseValues(oneWrap, new URLSearchParams('size=6'))).toEqual({ size: '6', wrap: 'plain' })
})

test('without a default variant, the default color is chosen', () => {
  const variations = [{ id: 'color', values: [{ id: 'red' }, { id: 'blue' }] }]
  const colored = { values: {}, variations, variants: [], defaultColor: 'blue' }
  expect(chooseValues(colored, new URLSearchParams())).toEqual({ color: 'blue' })
  expect(chooseValues(colored, new URLSearchParams('color=red'))).toEqual({ color: 'red' })
})

test('what is shown ready to be added is the default, else the first that can be ordered', () => {
  expect(presetValues(product)).toEqual({ size: '6', wrap: 'gold' })
  expect(presetValues(preset)).toEqual(plainTwelve)
})

test('a size can always be chosen, a wrap only where the size comes in it', () => {
  expect(isValueMade(product, plainTwelve, 'size', '6')).toBe(true)
  expect(isValueMade(product, plainTwelve, 'wrap', 'gold')).toBe(false)
  expect(isValueMade(product, {}, 'wrap', 'gold')).toBe(true)
})

test('choosing one of several leaves the others to be chosen', () => {
  expect(changeValue(product.variants, {}, 'size', '6')).toEqual({ size: '6' })
  expect(isValueOrderable(product.variants, {}, 'size', '6')).toBe(true)
  expect(isValueOrderable(product.variants, { size: '6' }, 'wrap', 'plain')).toBe(false)
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
