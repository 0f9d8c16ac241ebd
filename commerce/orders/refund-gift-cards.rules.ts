import type { BoughtGiftCard, GiftCardCut } from '../gift-certificates/bought-gift-cards'
import { badRequest } from '../http/problem'
import { formatMinor } from '../../rules/office-money'
import { sumMinor } from '../money'
import type { OrderDocument } from './order-document.schemas'
import { notPossible } from './order-problems'

interface Context {
  orderNo: string
  currency: string
  document: OrderDocument
}

type Items = readonly { itemId: string; quantity: number }[]

export const isGiftCardItem = ({ content }: OrderDocument, itemId: string): boolean =>
  (content.giftCertificateItems ?? []).some((one) => one.giftCertificateItemId === itemId)

/**
 * @throws Problem 400 for one that does not exist (any more), 409 for one of which nothing is left.
 */
export function chooseGiftCards(
  { orderNo, document }: Context,
  items: Items,
  bought: readonly BoughtGiftCard[],
): BoughtGiftCard[] {
  return items.flatMap(({ itemId, quantity }) => {
    if (!isGiftCardItem(document, itemId)) return []
    const card = bought.find((one) => one.itemId === itemId)
    if (!card) throw badRequest('This gift card was not issued, or was refunded before.')
    if (quantity > 1) throw badRequest('A line of a gift card is one gift card.')
    if (card.balanceMinor > 0) return [card]
    throw notPossible(orderNo, 'The gift card is spent: nothing of it can be refunded.')
  })
}

/** Cents that can be refunded without a gift card that the order bought. */
export const coveredMinor = (refundableMinor: number, bought: readonly BoughtGiftCard[]): number =>
  Math.max(0, refundableMinor - sumMinor(bought.map((card) => card.amountMinor)))

/**
 * Money paid for a gift card is refunded only with the card, and only as far as it is not spent.
 * @throws Problem 409
 */
export function requireCovered(
  { orderNo, currency }: Context,
  { amountMinor, refundableMinor }: { amountMinor: number; refundableMinor: number },
  chosen: readonly BoughtGiftCard[],
  bought: readonly BoughtGiftCard[],
): void {
  const mostMinor =
    coveredMinor(refundableMinor, bought) + sumMinor(chosen.map((card) => card.balanceMinor))
  if (amountMinor <= mostMinor) return
  const toText = (minor: number) => formatMinor(minor, currency)
  const spent = sumMinor(chosen.map((card) => card.amountMinor - card.balanceMinor))
  const why =
    chosen.length < bought.length
      ? 'The order bought gift cards: select those that are refunded.'
      : `${toText(spent)} of the gift cards are spent.`
  throw notPossible(orderNo, `${why} At most ${toText(mostMinor)} can be refunded so.`)
}

export function cutGiftCards(
  chosen: readonly BoughtGiftCard[],
  amountMinor: number,
): GiftCardCut[] {
  let open = amountMinor
  return chosen.flatMap(({ itemId, balanceMinor }) => {
    const cut = Math.min(open, balanceMinor)
    open -= cut
    return cut > 0 ? [{ itemId, amountMinor: cut }] : []
  })
}

/** Splits the cuts of a refund of which the gateway refuses an amount. */
export function splitRefused(cuts: readonly GiftCardCut[], refusedMinor: number) {
  let open = refusedMinor
  const restored: GiftCardCut[] = []
  const kept: GiftCardCut[] = []
  for (const { itemId, amountMinor } of cuts) {
    const back = Math.min(open, amountMinor)
    open -= back
    if (back > 0) restored.push({ itemId, amountMinor: back })
    if (back < amountMinor) kept.push({ itemId, amountMinor: amountMinor - back })
  }
  return { restored, kept }
}
