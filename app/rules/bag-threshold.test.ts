import { isThresholdMet } from './bag-threshold'

test.each([
  ['nobody asks', { isAsked: false, isReached: false, collateral: [false] }, true],
  ['it is reached', { isAsked: true, isReached: true, collateral: [false] }, true],
  ['all is material', { isAsked: true, isReached: false, collateral: [true, true] }, true],
  ['some is material', { isAsked: true, isReached: false, collateral: [true, false] }, false],
  ['nothing is in it', { isAsked: true, isReached: false, collateral: [] }, false],
])('a minimum is met when %s [CART-037]', (_when, facts, expected) => {
  expect(isThresholdMet(facts)).toBe(expected)
})
