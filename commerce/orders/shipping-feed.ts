import { z } from 'zod'
import { BrokenXmlError, ElementReader } from '../archives/element-stream'
import { child, children, descend, textOf, type XmlElement } from '../archives/xml-element'
import { mayFollow } from '../../rules/pickup-states'
import type { Actor } from '../audit/record-change'
import { badRequest, notFound, Problem } from '../http/problem'
import type { BackOfficeOrders } from './back-office-orders'
import { pickupStateOf } from './pickup.rules'
import { linesLeft } from './refund.rules'

// shipment numbers have eight digits; the order numbers of imported orders may contain dashes
const SHIPPING_ORDER_NUMBER = /^(.+?)(?:-(\d{8}))?$/

const ShippingUpdate = z.object({
  /**
   * The order number, optionally followed by a dash and the shipment number, e.g.
   * `00001001-00000002`.
   */
  number: z.string().min(1).max(60),
  status: z.enum(['warehouse', 'shipped', 'cancelled']).optional(),
  shipDate: z.coerce.date().optional(),
  carrier: z.string().max(60).optional(),
  trackingNumber: z.string().max(60).optional(),
})
type ShippingUpdate = z.infer<typeof ShippingUpdate>

export interface FeedResult {
  applied: number
  findings: string[]
}

/**
 * Unreadable entries are skipped and reported.
 * @throws Problem 400 when it is not XML.
 */
function readShippingFeed(xml: string): { updates: ShippingUpdate[]; findings: string[] } {
  const root = parse(xml)
  const updates: ShippingUpdate[] = []
  const findings: string[] = []
  for (const element of descend(root, 'shipping_orders', 'shipping_order')) {
    const parsed = ShippingUpdate.safeParse(toUpdate(element))
    if (parsed.success) updates.push(parsed.data)
    else findings.push(`${textOf(element, 'shipping_order_number') ?? '?'}: not readable`)
  }
  return { updates, findings }
}

function parse(xml: string): XmlElement | undefined {
  const reader = new ElementReader({ containers: new Set() })
  try {
    return [...reader.read(xml), ...reader.end()][0]
  } catch (error) {
    if (error instanceof BrokenXmlError) throw badRequest(error.message)
    throw error
  }
}

function toUpdate(element: XmlElement) {
  const [info] = children(child(element, 'tracking_infos'), 'tracking_info')
  return {
    number: textOf(element, 'shipping_order_number'),
    status: textOf(element, 'status'),
    shipDate: textOf(info, 'ship_date') ?? textOf(element, 'ship_date'),
    carrier: textOf(info, 'carrier'),
    trackingNumber: textOf(info, 'tracking_number'),
  }
}

/** Failed updates are reported. */
export async function applyShippingFeed(
  backOffice: BackOfficeOrders,
  xml: string,
  by: Actor,
): Promise<FeedResult> {
  const { updates, findings } = readShippingFeed(xml)
  let applied = 0
  for (const update of updates) {
    try {
      await applyUpdate(backOffice, update, by)
      applied += 1
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      findings.push(`${update.number}: ${error.detail}`)
    }
  }
  return { applied, findings }
}

async function applyUpdate(
  backOffice: BackOfficeOrders,
  update: ShippingUpdate,
  by: Actor,
): Promise<void> {
  const [, orderNo = '', shipmentNo] = SHIPPING_ORDER_NUMBER.exec(update.number) ?? []
  if (update.status === 'cancelled') return backOffice.cancelOrder(orderNo, undefined, by)
  if (update.status === 'warehouse') return backOffice.exportOrder(orderNo, by)
  const { order, stored } = await backOffice.getOrder(orderNo)
  const { carrier = 'Carrier', trackingNumber, shipDate: shippedAt } = update
  const shipped = { carrier, trackingNumber, shippedAt }
  const shipments = (order.shipments ?? []).filter(
    (shipment) => shipmentNo === undefined || shipment.shipmentNo === shipmentNo,
  )
  if (shipments.length === 0) throw notFound(`The order has no shipment '${shipmentNo}'.`)
  for (const shipment of shipments) {
    const { shipmentId = '', shippingStatus } = shipment
    if (shippingStatus === 'shipped') continue
    const from = pickupStateOf(stored.document, shipment)
    // what is sent to a shop, or packed there, is ready in it, unless it was refunded meanwhile
    const isLeft = linesLeft(stored.document).some(({ item }) => item.shipmentId === shipmentId)
    if (from && !(isLeft && mayFollow(from, 'ready'))) continue
    if (from) await backOffice.movePickup(orderNo, shipmentId, { from, to: 'ready' }, by)
    else await backOffice.shipShipment(orderNo, shipmentId, shipped, by)
  }
}
