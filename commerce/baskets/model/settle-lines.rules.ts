import {
  pickupShopIdOf,
  type BasketDocument,
  type BasketItem,
  type Shipment,
} from './basket-document.schemas'

/**
 * A line picked up in a shop names the shop, and uses the shop's inventory list. A line that is no
 * longer picked up loses both.
 */
export function settleLines(document: BasketDocument): BasketDocument {
  const items = document.items.map((item) => {
    const shipment = document.shipments.find(({ shipmentId }) => shipmentId === item.shipmentId)
    return shipment ? settleLine(item, shipment) : item
  })
  return { ...document, items }
}

function settleLine(item: BasketItem, shipment: Shipment): BasketItem {
  const shopId = pickupShopIdOf(shipment)
  const { c_fromStoreId: formerShopId, ...custom } = item.custom
  if (shopId !== undefined) {
    return { ...item, inventoryId: undefined, custom: { ...custom, c_fromStoreId: shopId } }
  }
  return formerShopId === undefined ? item : { ...item, inventoryId: undefined, custom }
}
