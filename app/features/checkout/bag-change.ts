import { moneyFormat } from '@rules/currency'
import type { IntlShape } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { amountToPay, isGiftCard } from '@/rules/payment'
import { checkoutMessages } from './checkout.messages'

interface LineChange {
  added: string[]
  removed: string[]
}

interface Amounts {
  before: number
  after: number
}

export interface BagChange {
  total?: Amounts
  /** The amount left to pay after gift cards; set only if gift cards are used and it changed. */
  left?: Amounts
  lines: LineChange
  /** Codes that gave a discount before, but no longer do. */
  lostCodes: string[]
}

/** Compares lines, totals, amounts to pay and applied codes. @returns undefined if nothing changed. */
export function findBagChange(shown: Basket, current: Basket): BagChange | undefined {
  const applied = listAppliedCodes(current)
  const lostCodes = listAppliedCodes(shown).filter((code) => !applied.includes(code))
  const total = compare(shown.orderTotal, current.orderTotal)
  const left = compare(amountToPay(shown), amountToPay(current))
  const lines = findLineChange(shown, current)
  const hasNews = lines.added.length + lines.removed.length + lostCodes.length > 0
  if (!total && !left && !hasNews) return undefined
  const byGiftCards = current.paymentInstruments?.some(isGiftCard) ? left : undefined
  return { total, left: byGiftCards, lines, lostCodes }
}

function compare(before = 0, after = 0): Amounts | undefined {
  return before === after ? undefined : { before, after }
}

/** Returns a text that describes the change and asks the shopper to check the bag. */
export function bagChangeText(
  { total, left, lines, lostCodes }: BagChange,
  intl: IntlShape,
  currency: string,
): string {
  const { formatList, formatMessage, formatNumber } = intl
  const money = (amount: number) => formatNumber(amount, moneyFormat(currency))
  const toValues = ({ before, after }: Amounts) => ({ before: money(before), after: money(after) })
  const sentences = lineSentences(lines, intl)
  if (total) sentences.push(formatMessage(checkoutMessages.totalChanged, toValues(total)))
  if (left) sentences.push(formatMessage(checkoutMessages.leftChanged, toValues(left)))
  if (lostCodes.length > 0) {
    const codes = { count: lostCodes.length, codes: formatList(lostCodes) }
    sentences.push(formatMessage(checkoutMessages.codesLost, codes))
  }
  return [...sentences, formatMessage(checkoutMessages.lookAgain)].join(' ')
}

/** @returns undefined if both bags have the same lines */
export function bagNewsText(shown: Basket, current: Basket, intl: IntlShape): string | undefined {
  const lines = findLineChange(shown, current)
  if (lines.added.length + lines.removed.length === 0) return undefined
  const { formatMessage } = intl
  return [...lineSentences(lines, intl), formatMessage(checkoutMessages.lookFirst)].join(' ')
}

function lineSentences(
  { added, removed }: LineChange,
  { formatList, formatMessage }: IntlShape,
): string[] {
  const sentences = [formatMessage(checkoutMessages.bagChanged)]
  if (added.length > 0)
    sentences.push(formatMessage(checkoutMessages.linesAdded, { names: formatList(added) }))
  if (removed.length > 0)
    sentences.push(formatMessage(checkoutMessages.linesRemoved, { names: formatList(removed) }))
  return sentences
}

/** Lines of a product count together, because a product may be split among recipients. */
function findLineChange(shown: Basket, current: Basket): LineChange {
  const [had, has] = [countByName(shown), countByName(current)]
  const names = [...new Set([...had.keys(), ...has.keys()])]
  const more = (name: string) => (has.get(name) ?? 0) - (had.get(name) ?? 0)
  return {
    added: names.filter((name) => more(name) > 0),
    removed: names.filter((name) => more(name) < 0),
  }
}

function countByName({ productItems = [] }: Basket): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { productName = '', quantity = 0 } of productItems) {
    counts.set(productName, (counts.get(productName) ?? 0) + quantity)
  }
  return counts
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
