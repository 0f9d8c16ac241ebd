import type { Db } from '../db/client'
import { transact } from '../db/transact'
import type { OrderDependencies } from './order-dependencies'
import { lockOrder, updateOrder } from './order.repository'
import { reserveCode, selectWithoutCode } from './pickup-code.repository'
import { toKeeping } from './pickup-keeping.rules'
import { withCode } from './pickup.rules'
import { selectPickupHours, type PickupId } from './shop-pickups.repository'

/**
 * Gives a code to pickups that became ready elsewhere: in an archive, or before there were codes.
 * Safe to run concurrently. An error leaves the others as they are.
 */
export async function givePickupCodes(
  db: Db,
  { now, sites }: Pick<OrderDependencies, 'now' | 'sites'>,
): Promise<{ coded: number; errors: unknown[] }> {
  const giveCode = (pickup: PickupId) =>
    transact(db, async (trx) => {
      const { orderNo, shipmentId } = pickup
      const order = await lockOrder(trx, orderNo)
      const known = order?.document.pickups?.[shipmentId]
      if (!order || known?.state !== 'ready') return false
      const site = await sites.getSite(order.siteId, trx)
      const readyAt = new Date(known.moves.at(-1)?.at ?? now())
      const hours = await selectPickupHours(trx, order.document, shipmentId)
      const { keptUntil, remindAt } = toKeeping(readyAt, site?.preferences ?? {}, hours)
      const isToCome = remindAt !== null && remindAt > now()
      const code = await reserveCode(trx, pickup, {
        ...(known.code !== undefined && { wanted: known.code }),
        remindAt: isToCome ? remindAt : null,
      })
      if (code === known.code && known.keptUntil !== undefined) return true
      const told = { code, keptUntil: known.keptUntil ?? keptUntil }
      const document = withCode(order.document, shipmentId, told)
      await updateOrder(trx, orderNo, { document }, now())
      return true
    })

  let coded = 0
  const errors: unknown[] = []
  for (const pickup of await selectWithoutCode(db)) {
    try {
      if (await giveCode(pickup)) coded += 1
    } catch (error) {
      errors.push(error)
    }
  }
  return { coded, errors }
}
