import type { OrderEdit } from '../../contracts/order-edit'
import type { OrderContent } from './order-content.constants'
import type { OrderDocument } from './order-document.schemas'
import type { StoredPrint } from './order-print.repository'
import { hasLeft } from './waiting-lines.rules'

/** Notes of which parcels an edit changes what is on their papers. */
export function withChangedParcels(
  before: OrderDocument,
  after: OrderDocument,
  { shipments: edited = [] }: OrderEdit,
  at: Date,
): OrderDocument {
  const ids = (after.content.shipments ?? []).flatMap(({ shipmentId = '' }) => {
    const isEdited = edited.some((one) => one.shipmentId === shipmentId)
    const isOther = linesOf(before.content, shipmentId) !== linesOf(after.content, shipmentId)
    return isEdited || isOther ? [shipmentId] : []
  })
  const changed = Object.fromEntries(ids.map((id) => [id, at.toISOString()]))
  return { ...after, parcelsChanged: { ...after.parcelsChanged, ...changed } }
}

const linesOf = ({ productItems = [] }: OrderContent, shipmentId: string): string =>
  JSON.stringify(
    productItems
      .filter((item) => item.shipmentId === shipmentId)
      .map(({ itemId, productId, quantity, priceAfterOrderDiscount: price }) => [
        ...[itemId, productId, quantity, price],
      ]),
  )

/** Returns when the last packing slip of a parcel was printed, if none shows how it is now. */
export function outdatedSlipOf(
  document: OrderDocument,
  prints: readonly StoredPrint[],
  shipmentId: string,
): string | undefined {
  const changedAt = document.parcelsChanged?.[shipmentId]
  const slips = prints.filter((one) => one.shipment_id === shipmentId && one.kind === 'slip')
  if (changedAt === undefined || hasLeft(document, shipmentId)) return undefined
  const isShown = slips.some((one) => one.read_at.toISOString() > changedAt)
  return isShown ? undefined : slips.at(-1)?.at.toISOString()
}
