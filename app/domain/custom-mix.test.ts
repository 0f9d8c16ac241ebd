import { readCustomMix, writeCustomMix } from './custom-mix'

const box = [
  { pid: 'nut', qty: 10, categoryId: 'boxes' },
  { pid: 'fig', qty: 5, categoryId: 'boxes' },
]

test('a mix is written with its unit and its box, and read again [CART-011]', () => {
  const text = writeCustomMix({ unitType: 'piece', box })
  expect(JSON.parse(text)).toEqual({ unitType: 'piece', box })
  expect(readCustomMix(text)).toEqual({ unitType: 'piece', box })
})

test.each([
  [{ unitType: 'piece', box }, 2],
  [JSON.stringify(box), 2],
  [{ pid: 'nut', qty: '20', unitType: 'piece' }, 1],
])('the reading %j is accepted [CART-011]', (stored, count) => {
  expect(readCustomMix(stored)?.box).toHaveLength(count)
})

test.each([undefined, '', '{', '[]', { box: [] }, { box: [{ pid: '', qty: 1 }] }, 7])(
  '%j is no mix',
  (stored) => expect(readCustomMix(stored)).toBeUndefined(),
)
