import type { IntlShape } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { checkoutMessages } from './checkout.messages'

/** What makes a bag another one than the shopper was shown. */
export interface BagChange {
  before?: number
  after?: number
  /** Codes that brought something before, and bring nothing now. */
  lostCodes: string[]
}

/** @returns undefined when the bag costs what was shown, by the same codes. */
export function findBagChange(shown: Basket, current: Basket): BagChange | undefined {
  const applied = listAppliedCodes(current)
  const lostCodes = listAppliedCodes(shown).filter((code) => !applied.includes(code))
  const [before, after] = [shown.orderTotal, current.orderTotal]
  return before === after && lostCodes.length === 0 ? undefined : { before, after, lostCodes }
}

/** The change in words that ask the shopper to look again. */
export function bagChangeText(
  { before, after, lostCodes }: BagChange,
  { formatList, formatMessage, formatNumber }: IntlShape,
): string {
  const money = (amount: number) => formatNumber(amount, { style: 'currency', currency: 'USD' })
  const sentences = [formatMessage(checkoutMessages.bagChanged)]
  if (before !== undefined && after !== undefined && before !== after) {
    const totals = { before: money(before), after: money(after) }
    sentences.push(formatMessage(checkoutMessages.totalChanged, totals))
  }
  if (lostCodes.length > 0) {
    const codes = { count: lostCodes.length, codes: formatList(lostCodes) }
    sentences.push(formatMessage(checkoutMessages.codesLost, codes))
  }
  return [...sentences, formatMessage(checkoutMessages.lookAgain)].join(' ')
}

/** Codes of the session that were never typed show at the discounts alone. */
function listAppliedCodes(basket: Basket): string[] {
  const { couponItems = [], orderPriceAdjustments = [] } = basket
  const { productItems = [], shippingItems = [] } = basket
  const adjustments = [
    ...orderPriceAdjustments,
    ...[...productItems, ...shippingItems].flatMap((item) => item.priceAdjustments ?? []),
  ]
  const typed = couponItems.filter(({ statusCode }) => statusCode === 'applied')
  const codes = [...typed.map(({ code }) => code), ...adjustments.map((one) => one.couponCode)]
  return [...new Set(codes.filter((code) => code !== undefined))]
}
