import type { Db } from '../db/client'
import { transact } from '../db/transact'
import type { OrderDependencies } from './order-dependencies'
import { lockOrder, updateOrder } from './order.repository'
import { reserveCode, selectWithoutCode } from './pickup-code.repository'
import { withCode } from './pickup.rules'

/**
 * Gives a code to pickups that became ready elsewhere: in an archive, or before there were codes.
 * Safe to run concurrently. @returns how many there were
 */
export async function givePickupCodes(
  db: Db,
  { now }: Pick<OrderDependencies, 'now'>,
): Promise<number> {
  const found = await selectWithoutCode(db)
  let given = 0
  for (const pickup of found) {
    const { orderNo, shipmentId } = pickup
    await transact(db, async (trx) => {
      const order = await lockOrder(trx, orderNo)
      const known = order?.document.pickups?.[shipmentId]
      if (!order || known?.state !== 'ready') return
      const code = await reserveCode(trx, pickup, known.code)
      given += 1
      if (code === known.code) return
      const document = withCode(order.document, shipmentId, code)
      await updateOrder(trx, orderNo, { document }, now())
    })
  }
  return given
}
