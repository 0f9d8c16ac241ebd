import { listWrapChoices, listWrappedLines } from './gift-wrap'

const wrappers = ['ivory', 'forest', 'gold'].map((id) => ({ id, name: id }))
const variant = (size: string, wrap: string, orderable = true) => ({
  productId: `${size}-${wrap}`,
  orderable,
  values: { size, wrap },
})
const variants = [
  variant('nine', 'ivory'),
  variant('nine', 'forest'),
  variant('nine', 'gold', false),
  variant('six', 'ivory'),
]
const assortment = (size: string, wrap: string) => ({
  id: `${size}-${wrap}`,
  values: { size, wrap },
  variations: [{ id: 'wrap', values: wrappers }],
  variants,
})
const products = new Map(
  [
    assortment('nine', 'ivory'),
    assortment('six', 'ivory'),
    { id: 'brittle', values: {}, variations: [], variants: [] },
  ].map((product) => [product.id, product]),
)
const line = (itemId: string, productId: string) => ({ itemId, productId })
const lines = [line('1', 'nine-ivory'), line('2', 'six-ivory'), line('3', 'brittle')]

it('offers what the lines come in, changing those that can [ADDR-050]', () => {
  expect(listWrapChoices(lines, products)).toEqual([
    {
      wrapper: wrappers[0],
      changes: [
        { itemId: '1', productId: 'nine-ivory' },
        { itemId: '2', productId: 'six-ivory' },
      ],
      isChosen: true,
      isOrderable: true,
    },
    {
      wrapper: wrappers[1],
      changes: [{ itemId: '1', productId: 'nine-forest' }],
      isChosen: false,
      isOrderable: true,
    },
    { wrapper: wrappers[2], changes: [], isChosen: false, isOrderable: false },
  ])
  expect(listWrappedLines(lines, products)).toEqual(lines.slice(0, 2))
})

it('knows a line by a variant of a product that is known', () => {
  const [ivory, forest] = listWrapChoices([line('1', 'nine-forest')], products)
  expect(forest).toMatchObject({ isChosen: true })
  expect(ivory).toMatchObject({ changes: [{ itemId: '1', productId: 'nine-ivory' }] })
})

it('offers nothing for what is not wrapped, or not known', () => {
  expect(listWrapChoices([line('3', 'brittle'), line('4', 'unknown')], products)).toEqual([])
})
