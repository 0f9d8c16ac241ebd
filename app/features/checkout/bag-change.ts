import { moneyFormat } from '@rules/currency'
import type { IntlShape } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { amountToPay, isGiftCard } from '@/rules/payment'
import { checkoutMessages } from './checkout.messages'

interface Amounts {
  before: number
  after: number
}

export interface BagChange {
  total?: Amounts
  /** The amount left to pay after gift cards; set only if gift cards are used and it changed. */
  left?: Amounts
  /** Codes that gave a discount before, but no longer do. */
  lostCodes: string[]
}

/** Compares totals, amounts to pay and applied codes. @returns undefined if nothing changed. */
export function findBagChange(shown: Basket, current: Basket): BagChange | undefined {
  const applied = listAppliedCodes(current)
  const lostCodes = listAppliedCodes(shown).filter((code) => !applied.includes(code))
  const total = compare(shown.orderTotal, current.orderTotal)
  const left = compare(amountToPay(shown), amountToPay(current))
  if (!total && !left && lostCodes.length === 0) return undefined
  const byGiftCards = current.paymentInstruments?.some(isGiftCard) ? left : undefined
  return { total, left: byGiftCards, lostCodes }
}

function compare(before = 0, after = 0): Amounts | undefined {
  return before === after ? undefined : { before, after }
}

/** Returns a text that describes the change and asks the shopper to check the bag. */
export function bagChangeText(
  { total, left, lostCodes }: BagChange,
  { formatList, formatMessage, formatNumber }: IntlShape,
  currency: string,
): string {
  const money = (amount: number) => formatNumber(amount, moneyFormat(currency))
  const toValues = ({ before, after }: Amounts) => ({ before: money(before), after: money(after) })
  const sentences = [formatMessage(checkoutMessages.bagChanged)]
  if (total) sentences.push(formatMessage(checkoutMessages.totalChanged, toValues(total)))
  if (left) sentences.push(formatMessage(checkoutMessages.leftChanged, toValues(left)))
  if (lostCodes.length > 0) {
    const codes = { count: lostCodes.length, codes: formatList(lostCodes) }
    sentences.push(formatMessage(checkoutMessages.codesLost, codes))
  }
  return [...sentences, formatMessage(checkoutMessages.lookAgain)].join(' ')
}

/**
 * Returns all applied codes. Codes from the session that were never typed in appear only in the
 * discounts.
 */
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
