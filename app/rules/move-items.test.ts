import fc from 'fast-check'
import { copyOf, planMoves, type MovableItem } from './move-items'

const item: MovableItem = {
  itemId: 'a',
  productId: 'box',
  quantity: 5,
  shipmentId: 'me',
  c_giftWrap: 'gold',
  c_fromStoreId: '101',
}

it('splits a line [MSH-001]', () => {
  expect(planMoves([item], [{ itemId: 'a', quantity: 2, toIds: ['S1', 'S2'] }])).toEqual({
    reductions: [{ itemId: 'a', quantity: 1 }],
    additions: [
      { productId: 'box', quantity: 2, shipmentId: 'S1', c_giftWrap: 'gold' },
      { productId: 'box', quantity: 2, shipmentId: 'S2', c_giftWrap: 'gold' },
    ],
    relocations: [],
  })
})

it('moves a whole line as it is', () => {
  expect(planMoves([item], [{ itemId: 'a', quantity: 5, toIds: ['S1'] }])).toEqual({
    reductions: [],
    additions: [],
    relocations: [{ itemId: 'a', shipmentId: 'S1' }],
  })
})

it('gives the last recipient the line itself when all of it goes', () => {
  expect(planMoves([item], [{ itemId: 'a', quantity: 3, toIds: ['S1', 'S2', 'S3'] }])).toEqual({
    reductions: [{ itemId: 'a', quantity: 2 }],
    additions: [{ productId: 'box', quantity: 3, shipmentId: 'S1', c_giftWrap: 'gold' }],
    relocations: [{ itemId: 'a', shipmentId: 'S2' }],
  })
})

it('shares a line out in different parts, and reduces it once', () => {
  const some = (quantity: number, shipmentId: string) => ({
    itemId: 'a',
    quantity,
    toIds: [shipmentId],
  })
  expect(planMoves([item], [some(1, 'S1'), some(3, 'S2')])).toEqual({
    reductions: [{ itemId: 'a', quantity: 1 }],
    additions: [
      { productId: 'box', quantity: 1, shipmentId: 'S1', c_giftWrap: 'gold' },
      { productId: 'box', quantity: 3, shipmentId: 'S2', c_giftWrap: 'gold' },
    ],
    relocations: [],
  })
})

it('does nothing for a line that is gone, or one that is there already', () => {
  const nothing = { reductions: [], additions: [], relocations: [] }
  expect(planMoves([item], [{ itemId: 'b', quantity: 1, toIds: ['S1'] }])).toEqual(nothing)
  expect(planMoves([item], [{ itemId: 'a', quantity: 1, toIds: ['me'] }])).toEqual(nothing)
})

it('keeps the options of a line', () => {
  const optionItems = [{ optionId: 'ribbon', optionValueId: 'red' }]
  expect(copyOf({ ...item, optionItems })).toEqual({
    productId: 'box',
    c_giftWrap: 'gold',
    optionItems,
  })
})

it('never loses or makes a piece', () => {
  const toIds = fc.uniqueArray(fc.constantFrom('me', 'S1', 'S2', 'S3', 'S4'), { minLength: 1 })
  const move = fc.record({
    itemId: fc.constant('a'),
    quantity: fc.integer({ min: 1, max: 6 }),
    toIds,
  })
  fc.assert(
    fc.property(fc.nat(12), fc.array(move, { minLength: 1, maxLength: 3 }), (held, moves) => {
      const plan = planMoves([{ ...item, quantity: held }], moves)
      expect(plan.reductions.length).toBeLessThanOrEqual(1)
      expect(plan.relocations.length).toBeLessThanOrEqual(1)
      const remaining = plan.reductions[0]?.quantity ?? held
      const added = plan.additions.reduce((sum, one) => sum + one.quantity, 0)
      expect(remaining + added).toBe(held)
      expect(plan.additions.every((one) => one.quantity > 0)).toBe(true)
    }),
  )
})
