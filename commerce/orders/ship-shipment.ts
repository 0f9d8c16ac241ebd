import type { Actor } from '../audit/record-change'
import type { Db } from '../db/client'
import { toShippedMail } from '../mail/order-notices.rules'
import {
  requireShippable,
  toFulfilment,
  type SentItem,
  type Shipped,
} from './back-office-order.rules'
import { addHistory } from './fail-order'
import { parcelsOf } from './fulfilment.rules'
import type { OrderChanges } from './order-changes'
import type { OrderDependencies } from './order-dependencies'
import type { OrderDocument } from './order-document.schemas'
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
    requireShippable(found, shipmentId, shipped)
    await charge(orderNo)
    await changeAs(by, 'shipped', orderNo, async (trx, order) => {
      const { goes, stays } = requireShippable(order, shipmentId, shipped)
      const { document } = order
      const before = parcelsOf(document, shipmentId)
      const fulfilment = toFulfilment(shipped, goes, now())
      const fulfilments = { ...document.fulfilments, [shipmentId]: [...before, fulfilment] }
      const isPart = before.length + stays.length > 0
      const name = inPageWords(document, shipmentId, isPart ? before.length + 1 : undefined)
      const content = isPart ? `: ${inWords(document, goes)}` : ''
      const text = `${name} shipped with ${fulfilment.carrier}${content}`
      const written = await write(
        trx,
        order,
        addHistory({ ...document, fulfilments }, text, now(), by?.name),
      )
      const context = await loadOrderMailContext(trx, dependencies, written)
      const sent = {
        ...fulfilment,
        shipmentId,
        number: before.length + 1,
        items: goes,
        rest: stays,
      }
      await mail.queue(trx, toShippedMail(toOrder(written), sent, context))
      return written
    })
    mail.deliver().catch(() => undefined)
  }
}

/** `parcel 2 of 3, part 1`, as the page of the order names it. */
function inPageWords(
  { content: { shipments = [] } }: OrderDocument,
  shipmentId: string,
  part: number | undefined,
): string {
  const place = shipments.findIndex((one) => one.shipmentId === shipmentId) + 1
  const names = [
    ...(shipments.length > 1 ? [`parcel ${place} of ${shipments.length}`] : []),
    ...(part === undefined ? [] : [`part ${part}`]),
  ]
  return names.join(', ') || 'parcel'
}

function inWords({ content }: OrderDocument, items: readonly SentItem[]): string {
  const nameOf = (id: string) =>
    content.productItems?.find(({ itemId }) => itemId === id)?.productName ?? id
  return items.map(({ itemId, quantity }) => `${quantity} × ${nameOf(itemId)}`).join(', ')
}
