import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { packedQuantityOf, parcelsOf } from './fulfilment.rules'
import { quantitiesOf, type ItemQuantities } from './item-quantities.rules'
import type { StoredOrder } from './order.repository'
import { shopIdOf } from './pickup.rules'
import { hasLeft } from './waiting-lines.rules'

type OmsData = NonNullable<ShopperOrdersTypes.Order['omsData']>
type OrderProductItem = NonNullable<ShopperOrdersTypes.Order['productItems']>[number]
type OmsProductData = NonNullable<OrderProductItem['omsData']>

export type OmsExpansion = 'oms' | 'oms_shipments'

/** Returns the state of the whole order; its shipments only on request. */
export function toOmsData(order: StoredOrder, withShipments: boolean): OmsData {
  return {
    status: toStatus(order),
    ...(withShipments ? { shipments: toOmsShipments(order) } : {}),
  }
}

/** @param returnable how many pieces of it may be sent back now */
export function toOmsProductData(
  order: StoredOrder,
  item: OrderProductItem,
  returnable: number,
): OmsProductData {
  const quantities = quantitiesOf(order, item)
  return {
    status: toItemStatus(order, quantities),
    quantityOrdered: quantities.ordered,
    quantityCanceled: quantities.cancelled,
    quantityAvailableToCancel: quantities.availableToCancel,
    quantityReturnInitiated: quantities.returnInitiated,
    quantityReturned: quantities.returned,
    quantityAvailableToReturn: returnable,
  }
}

/**
 * Reduces items to the fields documented for `getCustomerOrders`: of the quantities, only the
 * cancellable one.
 */
export function withListedOmsData(order: ShopperOrdersTypes.Order): ShopperOrdersTypes.Order {
  const productItems = order.productItems?.map((item) => {
    if (!item.omsData) return item
    const { status, quantityAvailableToCancel } = item.omsData
    return { ...item, omsData: { status, quantityAvailableToCancel } }
  })
  return { ...order, ...(productItems && { productItems }) }
}

function toStatus({ status, shippingStatus }: StoredOrder): string {
  if (status === 'cancelled') return 'canceled'
  if (shippingStatus === 'shipped') return 'fulfilled'
  return shippingStatus === 'part_shipped' ? 'partially_fulfilled' : 'ordered'
}

function toItemStatus(order: StoredOrder, quantities: ItemQuantities): OmsProductData['status'] {
  if (order.status === 'cancelled') return 'canceled'
  if (quantities.returned > 0 && quantities.returned === quantities.ordered) return 'returned'
  if (quantities.returnInitiated > 0) return 'return_initiated'
  if (quantities.isPart) return 'partially_fulfilled'
  return quantities.isShipped ? 'fulfilled' : 'ordered'
}

/** A shipment that left in several parcels is several shipments of the order management. */
function toOmsShipments(order: StoredOrder): NonNullable<OmsData['shipments']> {
  const { content } = order.document
  return (content.shipments ?? []).flatMap((shipment) => {
    const { shipmentId = '', shipmentNo = shipmentId } = shipment
    const parcels = parcelsOf(order.document, shipmentId)
    const isCollected = parcels.length === 0 && hasLeft(order.document, shipmentId)
    const sent = isCollected ? [{ carrier: `Shop ${shopIdOf(shipment)}`, shippedAt: '' }] : parcels
    const items = (content.productItems ?? []).filter((item) => item.shipmentId === shipmentId)
    return sent.map(({ carrier, trackingNumber, trackingUrl, ...parcel }, index) => {
      const id = `${order.orderNo}-${shipmentNo}${index > 0 ? `-${index + 1}` : ''}`
      const packed = items.flatMap((item) => {
        const quantity = packedQuantityOf({ carrier, ...parcel }, item)
        return quantity > 0 ? [{ item, quantity }] : []
      })
      return {
        id,
        status: 'shipped',
        provider: carrier,
        ...(trackingNumber ? { trackingNumber } : {}),
        ...(trackingUrl ? { trackingUrl } : {}),
        shipmentItems: packed.map(({ item: { itemId = '' }, quantity }) => ({
          id: `${id}-${itemId}`,
          productItemId: itemId,
          quantity,
        })),
      }
    })
  })
}
