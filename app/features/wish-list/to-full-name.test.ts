import { toFullName } from './to-full-name'

const item = { productId: 'domes-18', name: 'Golden Caramel Domes' }
const size = { id: 'size', name: 'Size', value: '18 Pieces' }

test.each([
  ['a size of a product', { name: 'Golden Caramel Domes', options: [size] }],
  [
    'a product whose name holds its size',
    { name: 'Golden Caramel Domes, 18 Pieces', options: [size] },
  ],
])('%s is called by its name and its size', (_, product) => {
  expect(toFullName(item, product)).toBe('Golden Caramel Domes, 18 Pieces')
})

test('what is no longer sold is called as it was when it was saved', () => {
  expect(toFullName(item, undefined)).toBe('Golden Caramel Domes')
})
