import type { TrackingResult, TrackingRow } from '../../contracts/tracking'
import { CARRIERS } from './carriers.constants'
import { isInForce, parcelsOf } from './fulfilment.rules'
import type { StoredOrder } from './order.repository'
import { shopIdOf } from './pickup.rules'
import { linesLeft } from './refund.rules'
import { linesWaitingIn } from './waiting-lines.rules'

type Shipment = NonNullable<StoredOrder['document']['content']['shipments']>[number]

const MAX_LENGTH = 60
/** `1.23457E+15`, or two and more digits than the 15 that a spreadsheet keeps */
const ROUNDED = /^(?:\d([.,]\d+)?E\+\d+|\d{15}00+)$/i
/** One number of ten ends with it anyway. */
const MAYBE_ROUNDED = /^\d{15}0$/

/** Returns what a row of tracking numbers would do to its order. */
export function assessTracking(given: TrackingRow, order: StoredOrder | undefined): TrackingResult {
  const orderNo = order?.orderNo ?? given.orderNo
  const row = { ...given, orderNo, carrier: toCarrier(given.carrier) }
  const wrong = (why: string): TrackingResult => ({ ...row, state: 'wrong', why })
  const nothing = order && whyNothingToDo(order, row)
  if (nothing) return { ...row, ...nothing, state: 'done' }
  const fault = findFault(row)
  if (fault) return wrong(fault)
  if (!order) return wrong('There is no such order.')
  const { document } = order
  const named = findShipments(parcelsLeft(order), row.shipmentId)
  if (!isInForce(order)) return wrong(`The order is ${order.status}.`)
  const isOpen = ({ shipmentId = '' }: Shipment) => linesWaitingIn(document, shipmentId).length > 0
  const open = named.filter(isOpen)
  const [first, ...others] = open
  if (row.shipmentId !== '' && named.length === 0)
    return wrong(`It has no parcel '${row.shipmentId}'.`)
  if (!first) return wrong(whyNotOpen(order, named))
  if (others.length > 0) {
    const ids = open.map(({ shipmentId }) => shipmentId).join(', ')
    return wrong(`It has ${open.length} parcels to send. Name one as shipment id: ${ids}`)
  }
  // the number may be that of the parcel that was sent without one
  if (row.shipmentId === '' && Object.keys(document.fulfilments ?? {}).length > 0)
    return wrong(`Another parcel of it was sent before. Name this one: ${first.shipmentId}`)
  const ready = { ...row, shipmentId: first.shipmentId ?? '', state: 'ready' } as const
  const before = parcelsOf(document, ready.shipmentId).length
  if (MAYBE_ROUNDED.test(row.trackingNumber) && row.isConfirmed !== true) {
    const why = 'A spreadsheet may have made its last digit 0. Is the number right?'
    return { ...ready, state: 'unsure', why }
  }
  return before === 0 ? ready : { ...ready, why: `The rest of it, as parcel ${before + 1}.` }
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

const shipmentsOf = ({ document }: StoredOrder) => document.content.shipments ?? []

/** The parcels with something left in them. */
function parcelsLeft(order: StoredOrder): Shipment[] {
  const filled = new Set(linesLeft(order.document).map(({ item }) => item.shipmentId))
  return shipmentsOf(order).filter(
    (one) => shopIdOf(one) === undefined && filled.has(one.shipmentId),
  )
}

/** All, or those with an id or a number, also if a spreadsheet took its zeros away. */
function findShipments(shipments: readonly Shipment[], id: string): readonly Shipment[] {
  if (id === '') return shipments
  const find = (toName: (text: string) => string) =>
    shipments.filter(({ shipmentId = '', shipmentNo = '' }) =>
      [shipmentId, shipmentNo].map(toName).includes(toName(id)),
    )
  const exact = find((text) => text)
  return exact.length > 0 ? exact : find(withoutZeros)
}

const withoutZeros = (text: string) => (/^\d+$/.test(text) ? text.replace(/^0+/, '') : text)

/** A file that was exported from here also has rows to which nothing was added. */
function whyNothingToDo(
  order: StoredOrder,
  { shipmentId, carrier, trackingNumber }: TrackingRow,
): (Pick<TrackingResult, 'why'> & { shipmentId?: string }) | undefined {
  const named = findShipments(shipmentsOf(order), shipmentId)
  const [first] = named
  if (shipmentId !== '' && first && shopIdOf(first) !== undefined)
    return { why: 'It is collected in a shop.' }
  if (carrier === '' && trackingNumber === '')
    return { why: 'It has no carrier and no tracking number.' }
  const sent = named.find((one) => {
    const known = parcelsOf(order.document, one.shipmentId)
    if (trackingNumber !== '') return known.some((sent) => sent.trackingNumber === trackingNumber)
    const isKnown = known.some((sent) => sent.carrier === carrier && !sent.trackingNumber)
    return shipmentId !== '' && isKnown
  })
  return sent && { shipmentId: sent.shipmentId ?? '' }
}

function whyNotOpen({ document }: StoredOrder, named: readonly Shipment[]): string {
  const [first] = named
  const sent = parcelsOf(document, first?.shipmentId)
  if (sent.length === 0) return 'It has no parcel to send.'
  const how = sent.map((one) => [one.carrier, one.trackingNumber].filter(Boolean).join(' '))
  return `It was sent before, with ${how.join(', ')}.`
}

/** Of rows about the same parcel, the first counts. */
export function withoutRepeats(rows: readonly TrackingResult[]): TrackingResult[] {
  const first = new Map<string, TrackingResult>()
  return rows.map((row) => {
    if (row.state !== 'ready' && row.state !== 'unsure') return row
    const key = JSON.stringify([row.orderNo, row.shipmentId])
    const before = first.get(key)
    if (!before) {
      first.set(key, row)
      return row
    }
    return before.trackingNumber === row.trackingNumber
      ? { ...row, state: 'done', why: `The same as row ${before.row}.` }
      : {
          ...row,
          state: 'wrong',
          why: `Row ${before.row} sends all of it. Send parts on the order’s page.`,
        }
  })
}
