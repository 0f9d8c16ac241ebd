import type { Db } from '../db/client'
import { transact } from '../db/transact'
import { toPickupMail } from '../mail/pickup-notices.rules'
import { isInForce } from './fulfilment.rules'
import type { OrderDependencies } from './order-dependencies'
import { loadOrderMailContext } from './order-mail-context'
import { toOrder } from './order.mapper'
import { lockOrder } from './order.repository'
import { selectToRemind, takeReminder } from './pickup-code.repository'
import { linesWaitingIn } from './pickup-lines.rules'

/**
 * Reminds the buyers of what still waits in shops, once each, also if several engines do it at
 * once. @returns how many there were
 */
export async function remindPickups(db: Db, dependencies: OrderDependencies): Promise<number> {
  const { mail, now } = dependencies
  let reminded = 0
  for (const pickup of await selectToRemind(db, now())) {
    const { orderNo, shipmentId } = pickup
    await transact(db, async (trx) => {
      const order = await lockOrder(trx, orderNo)
      if (!order || !(await takeReminder(trx, pickup))) return
      const { document } = order
      const isReady = document.pickups?.[shipmentId]?.state === 'ready' && isInForce(order)
      const isLeft = linesWaitingIn(document, shipmentId).length > 0
      if (!isReady || !isLeft) return
      const context = await loadOrderMailContext(trx, dependencies, order)
      await mail.queue(trx, toPickupMail(toOrder(order), shipmentId, 'reminder', context))
      reminded += 1
    })
  }
  if (reminded > 0) mail.deliver().catch(() => undefined)
  return reminded
}
