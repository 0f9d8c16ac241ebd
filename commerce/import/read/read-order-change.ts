import { z } from 'zod'
import { listFulfilments } from '../../orders/imported-order-document'
import type { OrderChange } from '../../orders/merge-imported-order'
import { ORDER_EXPORT_STATUSES } from '../../../contracts/order-list'
import { ORDER_STATUSES } from '../../orders/orders.tables'
import { ofText, text } from '../record-fields'
import {
  child,
  children,
  descend,
  flagOf,
  textOf,
  type XmlElement,
} from '../../archives/xml-element'
import { readNotes, readOwn, readShipment } from './read-order'
import { isReadable, toDate } from './readable-order'
import { readTotal, type OrderReading } from './read-order-lines'
import { readRecord } from './read-record'
import type { Reading } from './parse-records'

const Change = z.object({
  placedAt: z.date().optional(),
  currency: z.string().optional(),
  status: z.enum(ORDER_STATUSES).optional(),
  paymentStatus: z.enum(['not_paid', 'part_paid', 'paid']).optional(),
  exportStatus: z.enum(ORDER_EXPORT_STATUSES).optional(),
})

const NOTE = 'line %s: <creation-date> %s is no date; the note is left out'

const lower = (path: string) => ofText([path], (given) => given.toLowerCase())

const FIELDS = {
  placedAt: ofText(['order-date'], (given) => toDate(given) ?? given),
  currency: text('currency'),
  status: lower('status/order-status'),
  paymentStatus: lower('status/payment-status'),
  exportStatus: lower('status/export-status'),
}

/** Reads what an `order` names of an order that exists; undefined if that is invalid. */
export function readOrderChange(reading: Reading, element: XmlElement): OrderChange | undefined {
  if (!isReadable(reading, element, true)) return undefined
  const orderNo = element.attributes['order-no'] ?? ''
  const record = readRecord(reading, element, { id: orderNo, schema: Change, fields: FIELDS })
  if (!record) return undefined
  const { naming: _naming, currency = '', ...named } = record
  const taxation = textOf(element, 'taxation') ?? 'net'
  const order: OrderReading = { reading, orderNo, taxation, currency }
  const totals = child(element, 'totals')
  const totalMinor =
    currency === '' ? undefined : readTotal(order, totals, 'order-total').grossMinor
  const own = readOwn(element)
  const customer = child(element, 'customer')
  const customerNo = textOf(customer, 'customer-no')
  const isGuest = flagOf(customer, 'guest') === true
  const notes = own?.document.history?.map(({ at, text: note }) => ({
    at: new Date(at),
    text: note,
  }))
  const cancelled = textOf(element, 'cancel-description') ?? textOf(element, 'cancel-code')
  return {
    orderNo,
    ...named,
    ...(customerNo !== undefined && !isGuest && { customerNo }),
    ...(totalMinor !== undefined && { totalMinor }),
    ...(child(element, 'product-lineitems') && { quantities: readQuantities(element) }),
    fulfilments: own?.document.fulfilments ?? readFulfilments(order, element, named.placedAt),
    ...(own?.document.pickups && { pickups: own.document.pickups }),
    notes: notes ?? readNotes(withLegibleNotes(reading, orderNo, element)),
    ...(cancelled !== undefined && !own && { cancelled }),
  }
}

/** Leaves out notes whose date cannot be read; they would be taken for others. */
function withLegibleNotes(reading: Reading, orderNo: string, order: XmlElement): XmlElement {
  const isLegible = (note: XmlElement) => {
    const given = textOf(note, 'creation-date')
    const isRead = given === undefined || toDate(given) !== undefined
    if (!isRead) reading.findings.error(reading.file, orderNo, NOTE, note.line, given)
    return isRead
  }
  const elements = order.elements.map((list) =>
    list.name === 'notes' ? { ...list, elements: list.elements.filter(isLegible) } : list,
  )
  return { ...order, elements }
}

function readQuantities(element: XmlElement): Map<string, number> {
  const quantities = new Map<string, number>()
  for (const line of descend(element, 'product-lineitems', 'product-lineitem')) {
    const id = textOf(line, 'product-id') ?? ''
    quantities.set(id, (quantities.get(id) ?? 0) + Number(textOf(line, 'quantity') ?? 1))
  }
  return quantities
}

function readFulfilments(order: OrderReading, element: XmlElement, placedAt: Date | undefined) {
  const whole = textOf(child(element, 'status'), 'shipping-status')
  const times = readNotes(element).map(({ at }) => at?.getTime() ?? 0)
  const last = new Date(Math.max(placedAt?.getTime() ?? 0, ...times))
  const shipments = children(child(element, 'shipments'), 'shipment').map((one) => ({
    ...readShipment(order, one, whole),
    shipmentId: one.attributes['shipment-id'] ?? '',
  }))
  return Object.fromEntries(listFulfilments(shipments, last))
}
