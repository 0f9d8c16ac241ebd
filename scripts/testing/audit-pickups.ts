import type { Db } from '../../commerce/db/client'
import { OrderDocument } from '../../commerce/orders/order-document.schemas'
import { pickupStateOf } from '../../commerce/orders/pickup.rules'
import {
  linesLeft,
  refundedBoxPiecesOf,
  refundedQuantityOf,
} from '../../commerce/orders/refund.rules'

/**
 * Checks that each ordered piece of a pickup was collected, refunded, or is open, and that stock,
 * money and what was said to be missing agree. @returns what is wrong
 */
export async function auditPickups(db: Db): Promise<string[]> {
  const orders = await db
    .selectFrom('order_header')
    .select(['order_no', 'status', 'order_total_minor', 'document'])
    .where('status', 'in', ['new', 'open', 'completed'])
    .execute()
  return orders.flatMap((row) =>
    auditOrder(row.order_no, row.order_total_minor, OrderDocument.parse(row.document)),
  )
}

function auditOrder(orderNo: string, totalMinor: number, document: OrderDocument): string[] {
  const { content, shortages = [], refunds = [], payments } = document
  const findings: string[] = []
  const left = new Map(linesLeft(document).map(({ itemId, quantity }) => [itemId, quantity]))
  for (const { itemId = '', shipmentId, quantity = 0 } of content.productItems ?? []) {
    const shipment = content.shipments?.find((one) => one.shipmentId === shipmentId)
    const state = shipment && pickupStateOf(document, shipment)
    if (!state) continue
    const refunded = refundedQuantityOf(document, itemId)
    const collected = state === 'collected' ? (left.get(itemId) ?? 0) : 0
    const open = ['placed', 'preparing', 'ready'].includes(state) ? (left.get(itemId) ?? 0) : 0
    if (collected + refunded + open !== quantity) {
      findings.push(`${orderNo}: of ${quantity}, ${collected} + ${refunded} + ${open} are known`)
    }
    const ofLine = shortages.filter((one) => one.itemId === itemId && one.state === 'refunded')
    const sum = (isBoxPiece: boolean) =>
      ofLine
        .filter((one) => one.isBoxPiece === isBoxPiece)
        .reduce((total, one) => total + one.quantity, 0)
    if (sum(true) !== refundedBoxPiecesOf(document, itemId)) {
      findings.push(`${orderNo}: the missing pieces of a box were not refunded`)
    }
    if (sum(false) > refunded) findings.push(`${orderNo}: a missing unit was not refunded`)
  }
  const refundedMinor = refunds.flatMap(({ parts }) => parts)
  const back = refundedMinor.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const waived = refunds.reduce((sum, refund) => sum + refund.waivedMinor, 0)
  const asked = payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  if (asked + waived !== totalMinor) {
    findings.push(`${orderNo}: ${asked} paid or asked and ${waived} waived of ${totalMinor}`)
  }
  if (back + waived > totalMinor) findings.push(`${orderNo}: more than ${totalMinor} went back`)
  return findings
}
