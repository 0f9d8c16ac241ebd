import type { OfficeOrderItem, OfficeShipment } from '@contracts/order'

/** The lines of a parcel without what was refunded of them. */
export function itemsLeft({ items }: Pick<OfficeShipment, 'items'>): OfficeOrderItem[] {
  return items.flatMap((item) => {
    const quantity = item.quantity - item.refundedQuantity
    return quantity > 0 ? [{ ...item, quantity }] : []
  })
}
