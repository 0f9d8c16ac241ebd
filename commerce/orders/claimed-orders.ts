import type { Shopper } from '../access/require-shopper'
import type { Actor } from '../audit/record-change'
import type { Db, Trx } from '../db/client'
import { findAccess, findTrackingProof, toOrderNumbers } from './lookup.rules'
import type { OrderChanges } from './order-changes'
import { loadOrderMailContext } from './order-mail-context'
import { orderNotFound } from './order-problems'
import { toOrder } from './order.mapper'
import { selectOrder, type StoredOrder } from './order.repository'
import { isOwnOrder } from './ownership.rules'
import type { RefundRequest } from './refund.rules'
import type { Replace } from './replace-items'

export type { StoredOrder }

/** What a guest knows of an order; its own shopper needs only the number. */
export interface OrderProof {
  orderNo: string
  email?: string
  orderViewCode?: string
}

/** Refunds something of an order that is locked. */
export type Refund = (
  trx: Trx,
  order: StoredOrder,
  request: RefundRequest,
  by: Actor | undefined,
) => Promise<StoredOrder>

/** What is done about a claim, while its order is locked. */
export interface Remedies {
  refund: Refund
  replace: Replace
  write: OrderChanges['write']
}

export interface ClaimedOrders {
  /** @throws Problem 404, the same for an unknown number and for wrong data. */
  identify(
    shopper: Shopper,
    known: OrderProof,
  ): Promise<{ order: StoredOrder; proof: 'owner' | 'link' | 'email' }>
  /**
   * Runs a decision on a claim while its order is locked; what it refunds is sent after it.
   * @param as `known` is the order that a shopper was shown: without its buyer it is nobody's
   * @param work returns the order if it changed it
   * @throws Problem 404
   */
  settle<Result>(
    orderNo: string,
    as: { by?: Actor; action: string; known?: StoredOrder },
    work: (
      trx: Trx,
      order: StoredOrder,
      remedies: Remedies,
    ) => Promise<{ changed?: StoredOrder; result: Result }>,
  ): Promise<Result>
}

export function createClaimedOrders(
  db: Db,
  {
    changeAs,
    sendRefunds,
    ...remedies
  }: Pick<OrderChanges, 'changeAs'> &
    Remedies & { sendRefunds: (orderNo: string) => Promise<void> },
): ClaimedOrders {
  return {
    async identify(shopper, known) {
      for (const orderNo of toOrderNumbers(known.orderNo)) {
        const order = await selectOrder(db, orderNo)
        const proof = order && findProof(order, shopper, known)
        if (order && proof) return { order, proof }
      }
      throw orderNotFound(known.orderNo)
    },

    async settle(orderNo, { by, action, known }, work) {
      const done: Awaited<ReturnType<typeof work>>[] = []
      const order = await changeAs(by, action, orderNo, async (trx, locked) => {
        if (known && known.email !== locked.email) throw orderNotFound(orderNo)
        const one = await work(trx, locked, remedies)
        // a transaction that is repeated replaces what its first attempt did
        done.splice(0, done.length, one)
        return one.changed
      })
      const [last] = done
      if (!last) throw orderNotFound(orderNo)
      if (last.changed) await sendRefunds(order.orderNo)
      return last.result
    },
  }
}

/** What a mail to the buyer about the order needs. */
export async function loadOrderMail(
  trx: Trx,
  dependencies: Parameters<typeof loadOrderMailContext>[1],
  order: StoredOrder,
) {
  return { shown: toOrder(order), context: await loadOrderMailContext(trx, dependencies, order) }
}

function findProof(order: StoredOrder, shopper: Shopper, known: OrderProof) {
  const { email, orderViewCode } = known
  if (isOwnOrder(order, shopper)) return 'owner'
  if (!email) return undefined
  if (orderViewCode) {
    const access = findAccess(order, shopper.siteId, { email, orderViewCode })
    return access === 'full' ? 'link' : undefined
  }
  const proof = findTrackingProof(order, shopper.siteId, { orderNo: order.orderNo, email })
  return proof === 'email' ? proof : undefined
}
