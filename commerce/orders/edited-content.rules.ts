import type { OrderEdit, ShipmentEdit } from '../../contracts/order-edit'
import type { BasketDocument } from '../baskets/model/basket-document.schemas'
import type { OrderContent } from './order-content.constants'

type Shipment = NonNullable<OrderContent['shipments']>[number]

const AMOUNTS = [
  'adjustedMerchandizeTotalTax',
  'adjustedShippingTotalTax',
  'merchandizeTotalTax',
  'productSubTotal',
  'productTotal',
  'shipmentTotal',
  'shippingTotal',
  'shippingTotalTax',
  'taxTotal',
] as const satisfies readonly (keyof Shipment)[]

/** Whether its way is planned anew. */
const isRerouted = ({ address, methodId, date }: ShipmentEdit) =>
  address !== undefined || methodId !== undefined || date !== undefined

/**
 * Returns the content of an edited order. Days were promised to parcels that are not edited, so
 * they keep them.
 * @param fresh the content of the bag after the edit
 * @param isRepriced otherwise no amount changes
 */
export function toEditedContent(
  old: OrderContent,
  fresh: OrderContent,
  { shipments: edits = [] }: OrderEdit,
  isRepriced: boolean,
): OrderContent {
  const { customerInfo, customerName, billingAddress } = old
  const shipments = old.shipments?.map((shipment): Shipment => {
    const now = fresh.shipments?.find((one) => one.shipmentId === shipment.shipmentId)
    const edit = edits.find((one) => one.shipmentId === shipment.shipmentId)
    const amounts = isRepriced && now ? amountsOf(now) : {}
    if (!edit || !now) return { ...shipment, ...amounts }
    if (isRerouted(edit)) {
      return { ...now, ...amountsOf(isRepriced ? now : shipment), shipmentNo: shipment.shipmentNo }
    }
    const { gift, giftMessage } = now
    return { ...shipment, ...amounts, gift, giftMessage }
  })
  const rest = isRepriced ? { ...fresh, customerInfo, customerName, billingAddress } : old
  return { ...rest, shipments }
}

const amountsOf = (shipment: Shipment): Partial<Shipment> =>
  Object.fromEntries(AMOUNTS.flatMap((name) => (name in shipment ? [[name, shipment[name]]] : [])))

/** Returns the bag that the edited order keeps, with the payments of the old one. */
export function toEditedBasket(
  old: BasketDocument,
  fresh: BasketDocument,
  { shipments: edits = [] }: OrderEdit,
): BasketDocument {
  const shipments = fresh.shipments.map((shipment) => {
    const before = old.shipments.find((one) => one.shipmentId === shipment.shipmentId)
    const edit = edits.find((one) => one.shipmentId === shipment.shipmentId)
    if (!before || (edit && isRerouted(edit))) return shipment
    if (!edit) return before
    const { gift, giftMessage } = shipment
    return { ...before, gift, giftMessage }
  })
  return { ...fresh, shipments, paymentInstruments: old.paymentInstruments }
}
