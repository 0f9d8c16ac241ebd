import {
  pickupShopIdOf,
  type BasketDocument,
  type BasketItem,
  type Shipment,
} from '../model/basket-document.schemas'

/**
 * Lets every line follow its shipment: picked up in a shop, it names the shop and is taken from
 * the shop's list; delivered, it names none and is no longer taken from where it was picked up.
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
