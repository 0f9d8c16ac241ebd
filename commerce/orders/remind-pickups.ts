import { shopDay } from '../../rules/shop-day'
import type { Db } from '../db/client'
import { transact } from '../db/transact'
import { toPickupMail } from '../mail/pickup-notices.rules'
import { isInForce } from './fulfilment.rules'
import type { OrderDependencies } from './order-dependencies'
import { loadOrderMailContext, pickupLinesOf } from './order-mail-context'
import { toOrder } from './order.mapper'
import { lockOrder } from './order.repository'
import { selectToRemind, takeReminder } from './pickup-code.repository'
import type { PickupId } from './shop-pickups.repository'

/**
 * Reminds the buyers of what still waits in shops, once each, also if several engines do it at
 * once. An error leaves the others as they are.
 */
export async function remindPickups(
  db: Db,
  dependencies: OrderDependencies,
): Promise<{ reminded: number; errors: unknown[] }> {
  const { mail, now } = dependencies
  const remind = ({ orderNo, shipmentId }: PickupId) =>
    transact(db, async (trx) => {
      const order = await lockOrder(trx, orderNo)
      if (!order || !(await takeReminder(trx, { orderNo, shipmentId }))) return false
      const { document } = order
      const { state, keptUntil } = document.pickups?.[shipmentId] ?? {}
      const isKept = keptUntil === undefined || keptUntil >= shopDay(now())
      const isReady = state === 'ready' && isInForce(order)
      const lines = pickupLinesOf(document, shipmentId)
      if (!isReady || lines.length === 0 || !isKept) return false
      const context = await loadOrderMailContext(trx, dependencies, order)
      await mail.queue(
        trx,
        toPickupMail(toOrder(order), shipmentId, { state: 'reminder', lines }, context),
      )
      return true
    })

  let reminded = 0
  const errors: unknown[] = []
  for (const pickup of await selectToRemind(db, now())) {
    try {
      if (await remind(pickup)) reminded += 1
    } catch (error) {
      errors.push(error)
    }
  }
  if (reminded > 0) mail.deliver().catch(() => undefined)
  return { reminded, errors }
}
