import type { Trx } from '../db/client'
import { afterCommit } from '../db/transact'
import { toOrderConfirmation } from '../mail/order-confirmation.rules'
import { ordersPlaced } from '../metrics/engine-metrics'
import { addHistory } from './fail-order'
import type { OrderDependencies } from './order-dependencies'
import type { OrderPayment } from './order-document.schemas'
import { loadOrderMailContext } from './order-mail-context'
import { toOrder } from './order.mapper'
import { updateOrder, type StoredOrder } from './order.repository'
import { isCovered, isPaid } from './payment.rules'

type Needed = Pick<
  OrderDependencies,
  'catalog' | 'giftCertificates' | 'mail' | 'sites' | 'storefrontOrigins' | 'subscriptions' | 'now'
>

/**
 * Once they are settled and cover the total, the order is placed: its gift certificates are issued,
 * its subscriptions start, and its confirmation mail is written.
 */
export async function writePayments(
  trx: Trx,
  dependencies: Needed,
  order: StoredOrder,
  payments: OrderPayment[],
  exportStatus: 'ready' | 'not_exported' = 'ready',
): Promise<StoredOrder> {
  const { giftCertificates, mail, now } = dependencies
  const document = { ...order.document, payments }
  const open = { document, paymentStatus: 'open', authorizingSince: null } as const
  if (!isCovered(order.totalMinor, payments)) return updateOrder(trx, order.orderNo, open, now())
  const isFullyPaid = isPaid({ ...order, document }) && order.totalMinor > 0
  const placed = await updateOrder(
    trx,
    order.orderNo,
    {
      ...open,
      document: addHistory(document, 'placed', now()),
      status: 'new',
      exportStatus,
      paymentStatus: isFullyPaid ? 'authorised' : 'unpaid',
    },
    now(),
  )
  afterCommit(trx, () => ordersPlaced.inc({ site: order.siteId }))
  const bought = document.basket?.document.giftCertificateItems ?? []
  if (isPaid(placed)) await giftCertificates.issue(trx, placed, bought)
  await dependencies.subscriptions.begin(trx, placed)
  const context = await loadOrderMailContext(trx, dependencies, placed)
  await mail.queue(trx, toOrderConfirmation(toOrder(placed), context))
  return placed
}
