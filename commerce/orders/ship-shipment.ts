import type { Actor } from '../audit/record-change'
import type { Db } from '../db/client'
import { toShippedMail } from '../mail/order-notices.rules'
import { requireShippable, toFulfilment, type Shipped } from './back-office-order.rules'
import { addHistory } from './fail-order'
import type { OrderChanges } from './order-changes'
import type { OrderDependencies } from './order-dependencies'
import { loadOrderMailContext } from './order-mail-context'
import { orderNotFound } from './order-problems'
import { toOrder } from './order.mapper'
import { selectOrder } from './order.repository'

interface Changes extends Pick<OrderChanges, 'changeAs' | 'write'> {
  charge(orderNo: string): Promise<boolean>
}

export function createShipShipment(
  db: Db,
  dependencies: OrderDependencies,
  { changeAs, write, charge }: Changes,
): (orderNo: string, shipmentId: string, shipped: Shipped, by?: Actor) => Promise<void> {
  const { mail, now } = dependencies

  return async (orderNo, shipmentId, shipped, by) => {
    const found = await selectOrder(db, orderNo)
    if (!found) throw orderNotFound(orderNo)
    // a shipment that cannot be sent must not be charged
    requireShippable(found, shipmentId)
    await charge(orderNo)
    await changeAs(by, 'shipped', orderNo, async (trx, order) => {
      requireShippable(order, shipmentId)
      const { document } = order
      const fulfilment = toFulfilment(shipped, now())
      const fulfilments = { ...document.fulfilments, [shipmentId]: fulfilment }
      const text = `shipment ${shipmentId} shipped with ${fulfilment.carrier}`
      const written = await write(
        trx,
        order,
        addHistory({ ...document, fulfilments }, text, now(), by?.name),
      )
      const context = await loadOrderMailContext(trx, dependencies, written)
      await mail.queue(trx, toShippedMail(toOrder(written), shipmentId, context))
      return written
    })
    mail.deliver().catch(() => undefined)
  }
}
