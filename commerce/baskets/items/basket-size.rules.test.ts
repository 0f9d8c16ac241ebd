import { createBasketDocument, type BasketDocument } from '../model/basket-document.schemas'
import { mergeCustom } from '../model/custom-properties.schemas'
import { checkSize } from './basket-size.rules'

const empty = createBasketDocument()
const withCoupons = (count: number): BasketDocument => ({
  ...empty,
  coupons: Array.from({ length: count }, (_, at) => ({ couponItemId: `${at}`, code: `${at}` })),
})

it.each([
  ['the maximum number of coupons', 99, 100],
  ['fewer coupons than before, even if too many', 120, 110],
])('accepts a basket with %s', (_name, before, after) => {
  expect(() => checkSize(withCoupons(before), withCoupons(after))).not.toThrow()
})

it('refuses a basket that grows beyond its limits', () => {
  expect(() => checkSize(withCoupons(100), withCoupons(101))).toThrow(
    'A basket may have no more than 100 coupons.',
  )
})

it('refuses a record with too many custom properties', () => {
  const sixty = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`c_${at}`, at]))
  const merged = mergeCustom({}, sixty)
  expect(() => mergeCustom(merged, { c_more: 1 })).toThrow('too long')
  expect(mergeCustom(merged, { c_0: null, c_more: 1 })).toMatchObject({ c_more: 1 })
})
