import type { TrackingResult, TrackingRow } from '../../contracts/tracking'
import { CARRIERS } from './carriers.constants'
import { isInForce } from './fulfilment.rules'
import type { StoredOrder } from './order.repository'
import { shopIdOf } from './pickup.rules'
import { linesLeft } from './refund.rules'

type Shipment = NonNullable<StoredOrder['document']['content']['shipments']>[number]

const MAX_LENGTH = 60
/** `1.23457E+15` */
const ROUNDED = /^\d([.,]\d+)?E\+\d+$/i

/** Returns what a row of tracking numbers would do to its order. */
export function assessTracking(given: TrackingRow, order: StoredOrder | undefined): TrackingResult {
  const orderNo = order?.orderNo ?? given.orderNo
  const row = { ...given, orderNo, carrier: toCarrier(given.carrier) }
  const wrong = (why: string): TrackingResult => ({ ...row, state: 'wrong', why })
  const fault = findFault(row)
  if (fault) return wrong(fault)
  if (!order) return wrong('There is no such order.')
  const { document } = order
  const named = findShipments(order, row.shipmentId)
  const sent = named.find((one) => isSentSo(order, one, row))
  if (sent) return { ...row, shipmentId: sent.shipmentId ?? '', state: 'done' }
  if (!isInForce(order)) return wrong(`The order is ${order.status}.`)
  const isOpen = ({ shipmentId = '' }: Shipment) => document.fulfilments?.[shipmentId] === undefined
  const open = named.filter(isOpen)
  const [first, ...others] = open
  if (row.shipmentId !== '' && named.length === 0)
    return wrong(`It has no parcel '${row.shipmentId}'.`)
  if (!first) return wrong(whyNothing(order, named))
  if (others.length > 0) {
    const ids = open.map(({ shipmentId }) => shipmentId).join(', ')
    return wrong(`It has ${open.length} parcels to send. Name one as shipment id: ${ids}`)
  }
  return { ...row, shipmentId: first.shipmentId ?? '', state: 'ready' }
}

function findFault({ orderNo, carrier, trackingNumber }: TrackingRow): string | undefined {
  if (orderNo === '') return 'The order number is missing.'
  if (carrier === '') return 'The carrier is missing.'
  if (trackingNumber === '') return 'The tracking number is missing.'
  if (ROUNDED.test(trackingNumber)) return 'A spreadsheet has rounded the tracking number.'
  if (carrier.length > MAX_LENGTH) return `The carrier has more than ${MAX_LENGTH} characters.`
  if (trackingNumber.length > MAX_LENGTH) {
    return `The tracking number has more than ${MAX_LENGTH} characters.`
  }
  return undefined
}

const toCarrier = (name: string) =>
  CARRIERS.find((one) => one.toLowerCase() === name.toLowerCase()) ?? name

/** The parcels with something left in them: all, or that with an id or a number. */
function findShipments({ document }: StoredOrder, id: string): Shipment[] {
  const filled = new Set(linesLeft(document).map(({ item }) => item.shipmentId))
  const parcels = (document.content.shipments ?? []).filter(
    (one) => shopIdOf(one) === undefined && filled.has(one.shipmentId),
  )
  if (id === '') return parcels
  return parcels.filter(({ shipmentId, shipmentNo }) => shipmentId === id || shipmentNo === id)
}

function isSentSo({ document }: StoredOrder, { shipmentId = '' }: Shipment, row: TrackingRow) {
  const sent = document.fulfilments?.[shipmentId]
  return sent?.trackingNumber === row.trackingNumber && sent.carrier === row.carrier
}

function whyNothing({ document }: StoredOrder, named: readonly Shipment[]): string {
  const [first] = named
  const sent = document.fulfilments?.[first?.shipmentId ?? '']
  if (!sent) return 'It has no parcel to send.'
  const how = [sent.carrier, sent.trackingNumber].filter(Boolean).join(' ')
  return `It was sent before, with ${how}.`
}

/** Of rows about the same parcel, the first counts. */
export function withoutRepeats(rows: readonly TrackingResult[]): TrackingResult[] {
  const first = new Map<string, TrackingResult>()
  return rows.map((row) => {
    if (row.state !== 'ready') return row
    const key = JSON.stringify([row.orderNo, row.shipmentId])
    const before = first.get(key)
    if (!before) {
      first.set(key, row)
      return row
    }
    const isSame = before.trackingNumber === row.trackingNumber && before.carrier === row.carrier
    return isSame
      ? { ...row, state: 'done', why: `The same as row ${before.row}.` }
      : { ...row, state: 'wrong', why: `Row ${before.row} has another number for this parcel.` }
  })
}
