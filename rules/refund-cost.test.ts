import { costOfPieces } from './refund-cost'

test('pieces that are refunded one by one come to what the line has cost', () => {
  const line = { costMinor: 1000, ordered: 3 }
  const one = [0, 1, 2].map((refunded) => costOfPieces({ ...line, refunded }, 1))
  expect(one).toEqual([333, 334, 333])
  expect(costOfPieces({ ...line, refunded: 1 }, 2)).toBe(667)
  expect(costOfPieces({ ...line, refunded: 0 }, 0)).toBe(0)
})
