import { byPriority, readWishListItem } from './wish-list-item'

const item = { id: 'a', type: 'product', productId: 'bar', quantity: 2, priority: 1, public: false }

test('an item of a product list becomes an entry; what is no product is left out', () => {
  expect(
    readWishListItem({ ...item, c_privatePrice: 9, c_privateSoldOut: true, c_note: 'Dark' }),
  ).toEqual({
    id: 'a',
    productId: 'bar',
    quantity: 2,
    priority: 1,
    isPublic: false,
    price: 9,
    wasSoldOut: true,
    note: 'Dark',
    isNotePublic: true,
  })
  expect(readWishListItem({ ...item, c_privateNote: 'Ask Helen', c_note: '' })).toMatchObject({
    note: 'Ask Helen',
    isNotePublic: false,
  })
  for (const broken of [null, 'bar', { id: 'a' }, { productId: 'bar' }]) {
    expect(readWishListItem(broken)).toBeUndefined()
  }
})

test('what is wanted most comes first, and of two wanted alike the later one', () => {
  const items = [1, 2, 1, 0].map((priority, index) => ({ ...item, id: `${index}`, priority }))
  const sorted = byPriority(items.flatMap((item) => readWishListItem(item) ?? []))
  expect(sorted.map(({ id }) => id)).toEqual(['1', '2', '0', '3'])
})
