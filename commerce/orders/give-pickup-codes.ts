import type { Db } from '../db/client'
import { transact } from '../db/transact'
import type { OrderDependencies } from './order-dependencies'
import { lockOrder, updateOrder } from './order.repository'
import { reserveCode, selectWithoutCode } from './pickup-code.repository'
import { toKeeping } from './pickup-keeping.rules'
import { withCode } from './pickup.rules'

/**
 * Gives a code to pickups that became ready elsewhere: in an archive, or before there were codes.
 * Safe to run concurrently. @returns how many there were
 */
export async function givePickupCodes(
  db: Db,
  { now, sites }: Pick<OrderDependencies, 'now' | 'sites'>,
): Promise<number> {
  const found = await selectWithoutCode(db)
  let given = 0
  for (const pickup of found) {
    const { orderNo, shipmentId } = pickup
    await transact(db, async (trx) => {
      const order = await lockOrder(trx, orderNo)
      const known = order?.document.pickups?.[shipmentId]
      if (!order || known?.state !== 'ready') return
      const site = await sites.getSite(order.siteId, trx)
      const readyAt = new Date(known.moves.at(-1)?.at ?? now())
      const { keptUntil, remindAt } = toKeeping(readyAt, site?.preferences ?? {})
      const isToCome = remindAt !== null && remindAt > now()
      const code = await reserveCode(trx, pickup, {
        ...(known.code !== undefined && { wanted: known.code }),
        remindAt: isToCome ? remindAt : null,
      })
      given += 1
      if (code === known.code && known.keptUntil !== undefined) return
      const told = { code, keptUntil: known.keptUntil ?? keptUntil }
      const document = withCode(order.document, shipmentId, told)
      await updateOrder(trx, orderNo, { document }, now())
    })
  }
  return given
}
