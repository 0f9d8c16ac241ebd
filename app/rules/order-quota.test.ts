import { quotaOf } from './order-quota'

test.each([
  [
    { limit: 5, inBag: 3, stock: 90 },
    { left: 2, available: 2, isLimited: true },
  ],
  [
    { limit: 5, inBag: 3, stock: 1 },
    { left: 2, available: 1, isLimited: false },
  ],
  [
    { limit: 5, inBag: 7, stock: undefined },
    { left: 0, available: 0, isLimited: true },
  ],
  [
    { limit: undefined, inBag: 3, stock: 4 },
    { left: undefined, available: 4, isLimited: false },
  ],
  [
    { limit: undefined, inBag: 3, stock: undefined },
    { left: undefined, available: undefined, isLimited: false },
  ],
])('of %j there may be added %j [MAT-010]', (asked, quota) => {
  expect(quotaOf(asked)).toEqual(quota)
})
