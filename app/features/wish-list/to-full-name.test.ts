import { toFullName } from './to-full-name'

const item = { productId: 'domes-18', name: 'Golden Caramel Domes' }
const size = { id: 'size', name: 'Size', value: '18 Pieces' }

test.each([
  ['a size of a product', { name: 'Golden Caramel Domes', options: [size] }],
  [
    'a product whose name holds its size',
    { name: 'Golden Caramel Domes, 18 Pieces', options: [size] },
  ],
])('%s is shown with its name and its size', (_, product) => {
  expect(toFullName(item, product)).toBe('Golden Caramel Domes, 18 Pieces')
})

test('a product that is no longer sold keeps its saved name', () => {
  expect(toFullName(item, undefined)).toBe('Golden Caramel Domes')
})
