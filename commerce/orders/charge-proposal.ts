import type { Db, Trx } from '../db/client'
import { Problem } from '../http/problem'
import type { AuthorizationResult } from '../payments/card-gateway.port'
import { toBillingContact } from './billing-contact'
import { gatewayPause } from './gateway-pause'
import type { OrderChanges } from './order-changes'
import type { OrderDependencies } from './order-dependencies'
import { selectProposal, updateProposal, type StoredProposal } from './order-proposal.repository'
import type { StoredOrder } from './order.repository'
import type { PaymentAttempt } from './orders.tables'
import { reverseCharges } from './reverse-charges'
import {
  applyPaid,
  askedMinor,
  BUYER,
  endIfOver,
  giveBackPaid,
  SETTLED,
  toReference,
  type Asked,
} from './settle-proposal'

/** Slows down who tries stolen cards with a link. */
export const MAX_DECLINES = 10

/** Returns a function that asks the gateway outside of any transaction: for the same attempt it answers the same. */
export function createAsk(
  db: Db,
  dependencies: OrderDependencies,
  { change, changeAs }: Pick<OrderChanges, 'change' | 'changeAs'>,
) {
  const { mail, now, payments } = dependencies

  /** Records the result of an attempt once, whoever gets it first. */
  const conclude = (
    { id, order_no: orderNo }: StoredProposal,
    { paymentInstrumentId }: PaymentAttempt,
    action: string,
    work: (trx: Trx, proposal: StoredProposal, order: StoredOrder) => Promise<StoredOrder>,
  ) =>
    changeAs(BUYER, action, orderNo, async (trx, order) => {
      const current = await selectProposal(trx, id)
      if (current?.attempt?.paymentInstrumentId !== paymentInstrumentId) return undefined
      const changed = await work(trx, current, order)
      return changed === order ? undefined : changed
    })

  /**
   * The gateway is asked again under the same reference, ever more rarely. Meanwhile what is over
   * keeps no stock: a payment that it turns out to have taken is given back.
   */
  const release = ({ id, order_no: orderNo }: StoredProposal) =>
    change(orderNo, async (trx, order) => {
      const current = await selectProposal(trx, id)
      if (!current) return order
      const retry_at = new Date(now().getTime() + gatewayPause(current.failures))
      const failed = { asked_at: null, failures: current.failures + 1, retry_at }
      const released = await updateProposal(trx, id, failed)
      return (await endIfOver(trx, dependencies, order, released)) ?? order
    })

  return async function ask({ order, proposal, attempt }: Asked): Promise<AuthorizationResult> {
    const asked = {
      ...{ reference: toReference(order, attempt), amountMinor: askedMinor({ proposal, attempt }) },
      ...{ currency: order.currency, customerId: order.customerId, transientToken: attempt.token },
      billTo: toBillingContact(order),
    }
    const result = await payments.authorize(asked).catch(async (error: unknown) => {
      await release(proposal)
      throw error
    })
    if (!result.isApproved) {
      await conclude(proposal, attempt, 'card declined', async (trx, current, order) => {
        const declines = current.declines + 1
        await updateProposal(trx, current.id, { ...SETTLED, declines })
        return order
      })
      return result
    }
    const apply = conclude(proposal, attempt, 'paid by link', (trx, current, locked) =>
      applyPaid(trx, dependencies, { order: locked, proposal: current, attempt }, result),
    )
    await apply.catch(async (error: unknown) => {
      if (!(error instanceof Problem)) throw error
      await conclude(proposal, attempt, 'paid too late', (trx, current, locked) =>
        giveBackPaid(trx, dependencies, { order: locked, proposal: current, attempt }, result),
      )
      await reverseCharges(db, dependencies, order)
    })
    mail.deliver().catch(() => undefined)
    return result
  }
}

export const declined = (message = 'The card was declined.') =>
  new Problem(400, 'payment-declined', 'Payment Declined', message)
