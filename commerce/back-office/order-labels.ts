import type { LabelParcel, OfficeLabel, OfficeLabels, OtherLabel } from '../../contracts/labels'
import type { OfficeOrder } from '../../contracts/order'
import type { Actor } from '../audit/record-change'
import { Problem } from '../http/problem'
import { readSender, toLabelAddress } from '../labels/label-addresses'
import type { LabelRequest } from '../labels/label.port'
import type { StoredLabel } from '../labels/labels.tables'
import { isLabelFor, type LabelService } from '../labels/label.service'
import type { BackOfficeOrder } from '../orders/back-office-order.rules'
import { isInForce, parcelsOf } from '../orders/fulfilment.rules'
import { shopIdOf } from '../orders/pickup.rules'
import { linesWaitingIn } from '../orders/waiting-lines.rules'
import type { Site } from '../sites/site.service'

type Sites = ReadonlyMap<string, Pick<Site, 'name' | 'preferences'>>

/** A parcel that waits to be sent, with what its label says. */
export interface WaitingParcel extends Pick<
  LabelParcel,
  'orderNo' | 'shipmentId' | 'parcel' | 'recipient' | 'method'
> {
  /** Undefined if an address is incomplete. */
  request: LabelRequest | undefined
  problem?: string
}

export const subjectOf = ({ shipmentId, parcel }: Pick<LabelParcel, 'shipmentId' | 'parcel'>) =>
  `parcel ${shipmentId}/${parcel}`

/** Returns the parcels of an order that wait to be sent: of each shipment, all that is left. */
export function toWaitingParcels(
  { stored, order }: BackOfficeOrder,
  sites: Sites,
): WaitingParcel[] {
  const { orderNo, siteId, document } = stored
  if (!isInForce(stored)) return []
  const from = readSender(sites.get(siteId)?.preferences ?? {})
  const open = (order.shipments ?? []).filter(
    (one) =>
      shopIdOf(one) === undefined && linesWaitingIn(document, one.shipmentId ?? '').length > 0,
  )
  return open.map(({ shipmentId = '', shippingAddress, shippingMethod }, index) => {
    const to = toLabelAddress(shippingAddress)
    const notes = [`Order ${orderNo}`]
    if (open.length > 1) notes.push(`Parcel ${index + 1} of ${open.length}`)
    const method = shippingMethod?.name ?? ''
    const problem = from ? NO_ADDRESS : NO_SENDER
    return {
      ...{ orderNo, shipmentId, parcel: parcelsOf(document, shipmentId).length + 1, method },
      recipient: to?.name ?? '',
      ...(from && to
        ? { request: { from, to, service: method, notes } }
        : { request: undefined, problem }),
    }
  })
}

const NO_ADDRESS = 'Its address is incomplete.'
const NO_SENDER =
  'The sender is not known: the preference “Seller on invoices” needs a name, a street, and a line such as “Emeryville, CA 94608”.'

const isOf = (label: StoredLabel, parcel: WaitingParcel) =>
  label.order_no === parcel.orderNo && label.subject === subjectOf(parcel)

const toContract = (label: StoredLabel, { request }: WaitingParcel): OfficeLabel => ({
  ...{ carrier: label.carrier, service: label.service, trackingNumber: label.tracking_number },
  isOutdated: request === undefined || !isLabelFor(label, request),
  ...{ at: label.at.toISOString(), by: label.by_name },
})

const SUBJECT = /^parcel (.+)\/(\d+)$/

function toOtherLabel(label: StoredLabel, orders: readonly BackOfficeOrder[]): OtherLabel[] {
  const [, shipmentId, parcel] = SUBJECT.exec(label.subject) ?? []
  if (shipmentId === undefined) return []
  const { order_no: orderNo, carrier, service, tracking_number: trackingNumber } = label
  const document = orders.find(({ stored }) => stored.orderNo === orderNo)?.stored.document
  const sent = document ? parcelsOf(document, shipmentId) : []
  return [
    {
      ...{ orderNo, shipmentId, parcel: Number(parcel), carrier, service, trackingNumber },
      isSent: sent.some((one) => one.trackingNumber === trackingNumber),
    },
  ]
}

interface Loaded {
  orderNos: readonly string[]
  found: readonly BackOfficeOrder[]
  parcels: readonly WaitingParcel[]
}

/** Returns the parcels of orders with their labels. */
export function toOfficeLabels(
  { orderNos, found, parcels }: Loaded,
  labels: readonly StoredLabel[],
  problems: ReadonlyMap<WaitingParcel, string> = new Map(),
): OfficeLabels {
  const withParcels = new Set(parcels.map(({ orderNo }) => orderNo))
  return {
    parcels: parcels.map((parcel): LabelParcel => {
      const { request: _request, problem: known, ...shown } = parcel
      const label = labels.find((one) => isOf(one, parcel))
      const problem = label ? undefined : (problems.get(parcel) ?? known)
      return {
        ...shown,
        ...(label && { label: toContract(label, parcel) }),
        ...(problem !== undefined && { problem }),
      }
    }),
    others: labels
      .filter((label) => !parcels.some((parcel) => isOf(label, parcel)))
      .flatMap((label) => toOtherLabel(label, found)),
    left: orderNos
      .filter((orderNo) => !withParcels.has(orderNo))
      .map((orderNo) => ({ orderNo, why: 'Nothing of it is to be sent.' })),
  }
}

/** How long one request makes labels; a web server in front waits for a minute. */
const MAKE_WITHIN_MS = 45_000
const NOT_YET = 'Not made yet: making the others took long. Try again.'

/**
 * Makes the labels that are missing, one after the other. Once the provider does not answer, or the
 * time is up, it is not asked for the others.
 * @returns why parcels got none
 */
export async function makeLabels(
  labels: LabelService,
  parcels: readonly WaitingParcel[],
  by: Actor,
  clock: () => number = Date.now,
): Promise<Map<WaitingParcel, string>> {
  const problems = new Map<WaitingParcel, string>()
  const until = clock() + MAKE_WITHIN_MS
  let away: string | undefined
  for (const parcel of parcels) {
    const { orderNo, request } = parcel
    if (!request) continue
    if (clock() > until) away ??= NOT_YET
    if (away === undefined) {
      try {
        await labels.get({ orderNo, subject: subjectOf(parcel) }, request, by)
        continue
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        problems.set(parcel, error.detail)
        if (error.status === 503) away = error.detail
      }
    } else problems.set(parcel, away)
  }
  return problems
}

/** Adds the labels of what is sent next. */
export function withLabels(order: OfficeOrder, labels: readonly StoredLabel[]): OfficeOrder {
  const shipments = order.shipments.map((shipment) => {
    const { shipmentId, parcels } = shipment
    const subject = subjectOf({ shipmentId, parcel: parcels.length + 1 })
    const label = labels.find((one) => one.subject === subject)
    if (!label) return shipment
    const { carrier, tracking_number: trackingNumber } = label
    return { ...shipment, label: { carrier, trackingNumber } }
  })
  return { ...order, shipments }
}
