import { randomUUID } from 'node:crypto'
import type { Trx } from '../db/client'
import { notRedeemable } from '../gift-certificates/redemption.rules'
import { badRequest, conflict } from '../http/problem'
import { giveBackGiftCards, referenceOf, restMinor, takesGiftCards } from './held-gift-cards'
import type { OrderChanges } from './order-changes'
import type { OrderDependencies } from './order-dependencies'
import { selectProposal, updateProposal, type StoredProposal } from './order-proposal.repository'
import type { StoredOrder } from './order.repository'
import type { HeldGiftCard } from './orders.tables'
import { endIfOver } from './settle-proposal'

export interface GiftCardEntry {
  code: string
  /** The security code, where the card has one. */
  cvn?: string | undefined
}

/** Returns functions that take from a gift card what is left to be paid, and give it back. */
export function createProposalGiftCards(
  dependencies: OrderDependencies,
  { change }: Pick<OrderChanges, 'change'>,
) {
  const { giftCertificates } = dependencies

  /**
   * @returns false, without `work`, if the proposal has ended
   * @throws Problem 409 while a card is charged, or if that is not known
   */
  async function whileOpen(
    { id, order_no: orderNo }: StoredProposal,
    work: (trx: Trx, order: StoredOrder, proposal: StoredProposal) => Promise<HeldGiftCard[]>,
  ): Promise<boolean> {
    let isOpen = false
    await change(orderNo, async (trx, order) => {
      isOpen = false
      const proposal = await selectProposal(trx, id)
      if (!proposal || proposal.state !== 'open') return order
      if (proposal.attempt !== null) {
        throw conflict(
          'A payment for it is being checked. Please try again in a few minutes.',
          'payment-under-way',
        )
      }
      const ended = await endIfOver(trx, dependencies, order, proposal)
      if (ended) return ended
      const cards = await work(trx, order, proposal)
      await updateProposal(trx, id, { gift_cards: JSON.stringify(cards) })
      isOpen = true
      return order
    })
    return isOpen
  }

  return {
    /**
     * @returns whether it was taken: of a proposal that has ended, no card is looked at
     * @throws Problem 400 `invalid-gift-certificate`, 409
     */
    add: (found: StoredProposal, { code, cvn }: GiftCardEntry) =>
      whileOpen(found, async (trx, order, proposal) => {
        const { siteId, currency } = order
        const isTaken = await takesGiftCards(trx, dependencies, order)
        const query = { siteId, code, currency, cvn }
        const usable = isTaken ? await giftCertificates.findProven(query, trx) : undefined
        const rest = restMinor(proposal)
        if (!usable) throw notRedeemable()
        if (rest === 0) throw badRequest('Nothing is left to be paid.', 'invalid-amount')
        const amountMinor = Math.min(usable.balanceMinor, rest)
        const paymentInstrumentId = randomUUID().replaceAll('-', '')
        const card = { paymentInstrumentId, code: usable.code, amountMinor }
        const reference = referenceOf(order, card)
        await giftCertificates.redeem(trx, order, [{ code: usable.code, amountMinor, reference }])
        return [...proposal.gift_cards, card]
      }),

    remove: (found: StoredProposal, id: string) =>
      whileOpen(found, async (trx, order, { gift_cards: cards }) => {
        const gone = cards.filter((card) => card.paymentInstrumentId === id)
        await giveBackGiftCards(trx, dependencies, order, { gift_cards: gone })
        return cards.filter((card) => !gone.includes(card))
      }),
  }
}
