import { toAmountText } from '../../../rules/money-text'
import { toDecimal } from '../../money'
import type { Problem } from '../../http/problem'
import { refusal } from '../model/basket-problems'
import type { CalculatedBasket } from '../model/calculated-basket'
import { openAmountMinor } from '../payments/payment-instruments.rules'
import { listAppliedCoupons } from '../promotions/applied-coupons.rules'
import type { ShownTotal } from './shown-total.repository'

export function toShownTotal(calculated: CalculatedBasket): ShownTotal {
  const codes = new Set(listAppliedCoupons(calculated).map(({ code }) => code))
  const { orderTotalMinor: totalMinor } = calculated
  return { totalMinor, openMinor: openAmountMinor(calculated), couponCodes: [...codes].sort() }
}

/**
 * Returns the problem for a basket that differs from what the shopper was shown, even if the total
 * is lower: a code was used up, a promotion has ended, a price changed, or a gift card was spent
 * elsewhere.
 * @returns undefined when nothing has changed.
 */
export function findChange(
  shown: ShownTotal,
  now: ShownTotal,
  currency: string,
): Problem | undefined {
  const lostCodes = shown.couponCodes.filter((code) => !now.couponCodes.includes(code))
  const isSame = shown.totalMinor === now.totalMinor && shown.openMinor === now.openMinor
  if (isSame && lostCodes.length === 0) return undefined
  const total = toAmountText(now.totalMinor, currency)
  const open = toAmountText(now.openMinor, currency)
  const left = now.openMinor === now.totalMinor ? '' : `, ${open} of it left to pay`
  const lost = lostCodes.length > 0 ? ` No longer applied: ${lostCodes.join(', ')}.` : ''
  return refusal(
    400,
    'basket-total-changed',
    `The basket has changed since it was last read and comes to ${total} now${left}.${lost} Read it again before ordering it.`,
    {
      c_shownOrderTotal: toDecimal(shown.totalMinor, currency),
      c_orderTotal: toDecimal(now.totalMinor, currency),
      c_shownPaymentAmount: toDecimal(shown.openMinor, currency),
      c_paymentAmount: toDecimal(now.openMinor, currency),
      c_lostCouponCodes: lostCodes,
    },
  )
}
