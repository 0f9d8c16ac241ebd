import { isOpenPickup } from '../../rules/pickup-states'
import { isOpenShortage } from '../../rules/shortage-states'
import { readCustomMix } from '../../commerce/custom-mix.schemas'
import type { Db } from '../../commerce/db/client'
import { packedQuantityOf, parcelsOf } from '../../commerce/orders/fulfilment.rules'
import { OrderDocument, type Shortage } from '../../commerce/orders/order-document.schemas'
import { linesWaitingIn } from '../../commerce/orders/waiting-lines.rules'
import { handedQuantityOf, pickupStateOf } from '../../commerce/orders/pickup.rules'
import {
  linesLeft,
  refundedBoxPiecesOf,
  refundedQuantityOf,
} from '../../commerce/orders/refund.rules'
import { MISSING } from '../../commerce/orders/settle-shortage'

/**
 * Checks that pickups that are over have nothing open, that what orders took from the stock was
 * restocked, lost or is the buyer's, and that missing pieces and money agree. Of filled boxes and
 * bundles the stock is not checked. @returns what is wrong
 */
export async function auditPickups(db: Db): Promise<string[]> {
  const orders = await db
    .selectFrom('order_header')
    .select(['order_no', 'status', 'order_total_minor', 'document'])
    .where('status', 'in', ['new', 'open', 'completed'])
    .execute()
  return orders.flatMap((row) => {
    const document = OrderDocument.parse(row.document)
    const findings = [
      ...auditPickupStates(document),
      ...auditMissing(document),
      ...auditStock(document),
      ...auditMoney(document, row.order_total_minor),
    ]
    return findings.map((finding) => `${row.order_no}: ${finding}`)
  })
}

const sumOf = (all: readonly { quantity?: number }[]) =>
  all.reduce((sum, { quantity = 0 }) => sum + quantity, 0)

function auditPickupStates(document: OrderDocument): string[] {
  const { content, shortages = [] } = document
  const findings: string[] = []
  for (const shipment of content.shipments ?? []) {
    const { shipmentId = '' } = shipment
    const state = pickupStateOf(document, shipment)
    if (!state) continue
    const open = shortages.filter(
      (one) => one.shipmentId === shipmentId && isOpenShortage(one.state),
    )
    if (!isOpenPickup(state) && open.length > 0) findings.push(`${state}, but something is missing`)
    const waiting = sumOf(linesWaitingIn(document, shipmentId))
    if (state === 'returned' && waiting > 0) findings.push(`${waiting} wait in a pickup given back`)
  }
  for (const { itemId = '', shipmentId, quantity = 0 } of content.productItems ?? []) {
    const handed = handedQuantityOf(document, itemId)
    const packed = parcelsOf(document, shipmentId)
      .map((parcel) => packedQuantityOf(parcel, { itemId, quantity }))
      .reduce((sum, one) => sum + one, 0)
    if (packed > quantity) findings.push(`${packed} of ${quantity} were sent`)
    if (handed > quantity) findings.push(`${handed} of ${quantity} were handed over`)
  }
  return findings
}

/** What is said to be missing, and what was refunded for it. */
function auditMissing(document: OrderDocument): string[] {
  const { content, shortages = [] } = document
  const left = new Set(linesLeft(document).map(({ itemId }) => itemId))
  return (content.productItems ?? []).flatMap(({ itemId = '' }) => {
    const own = shortages.filter((one) => one.itemId === itemId && one.state === 'refunded')
    const pieces = sumOf(own.filter(({ isBoxPiece }) => isBoxPiece))
    const units = sumOf(own.filter(({ isBoxPiece }) => !isBoxPiece))
    const refunded = refundedBoxPiecesOf(document, itemId)
    // a piece that was open when its whole line was refunded is refunded with it
    const isPieceOpen = left.has(itemId) ? pieces !== refunded : pieces < refunded
    return [
      ...(isPieceOpen ? ['the missing pieces of a box were not refunded'] : []),
      ...(units > refundedQuantityOf(document, itemId) ? ['a missing unit was not refunded'] : []),
    ]
  })
}

/** Of what an order took, everything was restocked, or lost, or is the buyer's. */
function auditStock(document: OrderDocument): string[] {
  const { content, refunds = [], shortages = [], stock = [] } = document
  const items = content.productItems ?? []
  const isPlain = items.every(({ c_customMix: mix, bundledProductItems: inside = [] }) => {
    return !readCustomMix(mix) && inside.length === 0
  })
  if (!isPlain || stock.length === 0) return []
  const ofState = (state: Shortage['state']) =>
    sumOf(shortages.filter((one) => one.state === state))
  const replaced = ofState('replaced')
  const lost = sumOf(shortages.flatMap((one) => one.lost))
  const restocked = sumOf(refunds.flatMap((one) => one.restocked))
  const [taken, left] = [sumOf(stock), sumOf(linesLeft(document))]
  const expectedLost = replaced + ofState('refunded')
  const isAllBack = refunds.every(
    ({ givesBack, reason }) => givesBack !== undefined || reason === MISSING,
  )
  const rest = taken - lost - restocked - left
  return [
    ...(taken === sumOf(items) + replaced ? [] : [`${taken} were taken for ${sumOf(items)}`]),
    ...(lost === expectedLost ? [] : [`${lost} are lost instead of ${expectedLost}`]),
    ...(rest < 0 ? [`${-rest} went back to stock that are not there`] : []),
    ...(rest > 0 && isAllBack ? [`${rest} did not go back to stock`] : []),
  ]
}

function auditMoney({ refunds = [], payments }: OrderDocument, totalMinor: number): string[] {
  const back = refunds
    .flatMap(({ parts }) => parts)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const waived = refunds.reduce((sum, refund) => sum + refund.waivedMinor, 0)
  const asked = payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return [
    ...(asked + waived === totalMinor
      ? []
      : [`${asked} paid or asked and ${waived} waived of ${totalMinor}`]),
    ...(back + waived > totalMinor ? [`more than ${totalMinor} went back`] : []),
  ]
}
