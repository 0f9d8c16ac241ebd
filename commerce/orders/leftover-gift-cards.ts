import { formatMinor } from '../../rules/office-money'
import { recordChange } from '../audit/record-change'
import type { Db } from '../db/client'
import { addHistory } from './fail-order'
import { giveBackGiftCards, heldMinor } from './held-gift-cards'
import type { OrderChanges } from './order-changes'
import type { OrderDependencies } from './order-dependencies'
import {
  EMPTIED,
  selectLeftOver,
  selectProposal,
  updateProposal,
} from './order-proposal.repository'
import { updateOrder } from './order.repository'
import { ENGINE } from './settle-proposal'

/**
 * Returns a function that looks after the gift cards of proposals that an engine of the previous
 * release has ended during a release: it knew of no gift cards. What a card paid in full as well is
 * left to an operator.
 * @returns the numbers of the orders
 */
export function createLeftOverGiftCards(
  db: Db,
  dependencies: OrderDependencies,
  { change }: Pick<OrderChanges, 'change'>,
) {
  const { now } = dependencies

  const lookAfter = (id: string, orderNo: string) =>
    change(orderNo, async (trx, order) => {
      const proposal = await selectProposal(trx, id)
      if (!proposal || proposal.state === 'open' || proposal.gift_cards.length === 0) return order
      const isApplied = proposal.state === 'applied'
      if (!isApplied) await giveBackGiftCards(trx, dependencies, order, proposal)
      await updateProposal(trx, id, { gift_cards: EMPTIED.gift_cards })
      const sum = formatMinor(heldMinor(proposal), order.currency)
      const action = isApplied ? 'gift cards not used' : 'gift cards given back'
      const subject = { type: 'order', id: orderNo } as const
      await recordChange(trx, ENGINE, { action, subject, after: { amount: sum } }, now())
      const text = isApplied
        ? `${sum} taken from gift cards for a change that was paid without them: give it back`
        : `${sum} given back to gift cards: the change was not made`
      const document = addHistory(order.document, text, now())
      return updateOrder(trx, orderNo, { document }, now())
    })

  return async (errors: unknown[]): Promise<string[]> => {
    const done: string[] = []
    for (const { id, order_no: orderNo } of await selectLeftOver(db)) {
      await lookAfter(id, orderNo).then(
        () => done.push(orderNo),
        (error: unknown) => errors.push(error),
      )
    }
    return done
  }
}
