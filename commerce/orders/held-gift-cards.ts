import { GIFT_CARD } from '../../rules/payment-methods'
import type { Trx } from '../db/client'
import { sumMinor } from '../money'
import { isGiftMethod } from '../payments/payment-methods.rules'
import type { OrderDependencies } from './order-dependencies'
import type { OrderPayment } from './order-document.schemas'
import type { StoredProposal } from './order-proposal.repository'
import type { StoredOrder } from './order.repository'
import type { HeldGiftCard } from './orders.tables'

/** Cents that are left to be paid by a card. */
export const restMinor = (proposal: StoredProposal): number =>
  proposal.difference_minor - heldMinor(proposal)

/** Cents that gift cards pay. */
export const heldMinor = ({ gift_cards: cards }: Pick<StoredProposal, 'gift_cards'>): number =>
  sumMinor(cards.map(({ amountMinor }) => amountMinor))

/** As the payments of an order are referred to, so that refunds find them. */
export const referenceOf = ({ orderNo }: StoredOrder, { paymentInstrumentId: id }: HeldGiftCard) =>
  `${orderNo}:${id}`

export const toGiftPayments = ({ gift_cards: cards }: StoredProposal): OrderPayment[] =>
  cards.map(({ paymentInstrumentId, code, amountMinor }) => ({
    instrument: {
      ...{ paymentInstrumentId, paymentMethodId: GIFT_CARD, giftCertificateCode: code },
      custom: {},
    },
    ...{ amountMinor, isSettled: true },
  }))

/** What was cancelled with the order has been given back already. */
export async function giveBackGiftCards(
  trx: Trx,
  { giftCertificates }: Pick<OrderDependencies, 'giftCertificates'>,
  order: StoredOrder,
  { gift_cards: cards }: Pick<StoredProposal, 'gift_cards'>,
): Promise<void> {
  for (const card of cards) await giftCertificates.giveBack(trx, order, referenceOf(order, card))
}

export async function takesGiftCards(
  trx: Trx,
  { payments }: Pick<OrderDependencies, 'payments'>,
  { siteId }: StoredOrder,
): Promise<boolean> {
  const methods = await payments.listMethods(siteId, trx)
  return methods.some(({ id }) => isGiftMethod(id))
}
