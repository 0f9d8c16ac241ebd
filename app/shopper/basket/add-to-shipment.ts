import {
  createShipment,
  chooseShippingMethod,
  listShippingMethods,
  updateShipment,
  type Shipment,
} from '@/commerce-client/basket-shipments'
import { addItemsToBasket, type Basket, type NewBasketItem } from '@/commerce-client/baskets'
import {
  DEFAULT_SHIPMENT_ID,
  findDeliveryShipment,
  freeShipmentId,
  hasItems,
  isPickupShipment,
} from '@/rules/shipments'
import type { FulfillmentOption } from '@/rules/fulfillment'
import { AppError } from '@/errors/app-error'
import { emptyPickupShipment } from './clear-pickup'
import type { PickupPlace } from './pickup-place'

export const OTHER_PICKUP_SHOP = 'other-pickup-shop'

/** A new line for the bag, with its delivery or pickup. */
export interface BagAddition extends NewBasketItem {
  /** Delivery, unless the shopper has chosen pickup (FUL-015). */
  fulfillmentOption?: FulfillmentOption
  place?: PickupPlace
}

/** Adds each line to its shipment. A pickup line without a shop is left out (CART-013). */
export async function addToShipments(
  siteId: string,
  basketId: string,
  additions: readonly BagAddition[],
  basket: Basket,
): Promise<Basket> {
  const sent = additions.filter(({ fulfillmentOption }) => fulfillmentOption !== 'PICKUP')
  const pickedUp = additions.filter(({ fulfillmentOption }) => fulfillmentOption === 'PICKUP')
  const place = pickedUp.find((one) => one.place)?.place
  let changed = basket
  if (sent.length > 0) {
    changed = await addForDelivery(siteId, basketId, sent.map(toItem), changed)
  }
  if (place && isWhole(place)) {
    changed = await addForPickup(siteId, basketId, pickedUp.map(toItem), place, changed)
  }
  return changed
}

function toItem({ fulfillmentOption: _option, place: _place, ...item }: BagAddition) {
  return item
}

function isWhole({ storeId, inventoryId, address }: PickupPlace): boolean {
  return Boolean(storeId && inventoryId && address.address1)
}

/**
 * Adds lines for delivery: to the requested shipment if it exists, otherwise to the first delivery
 * shipment, or to a new one (CART-016).
 */
async function addForDelivery(
  siteId: string,
  basketId: string,
  additions: readonly NewBasketItem[],
  { shipments = [] }: Pick<Basket, 'shipments'>,
): Promise<Basket> {
  const items = additions.map(({ shipmentId: wanted, ...item }): NewBasketItem => {
    const isThere = shipments.some(({ shipmentId }) => shipmentId === wanted)
    return isThere || shipments.length === 0 ? { shipmentId: wanted, ...item } : item
  })
  const ownPlace = items.some(({ shipmentId }) => shipmentId !== undefined)
  const found = findDeliveryShipment(shipments)?.shipmentId
  // a basket without loaded shipments starts with the default one
  if (ownPlace || found === DEFAULT_SHIPMENT_ID || shipments.length === 0) {
    return addItemsToBasket(siteId, basketId, [...items])
  }
  const shipmentId = found ?? freeShipmentId(shipments)
  if (!found) await createShipment(siteId, basketId, { shipmentId })
  const placed = items.map((item) => ({ ...item, shipmentId }))
  return addItemsToBasket(siteId, basketId, placed)
}

/**
 * Adds pickup lines to the shop's shipment, which is created or renamed if needed. The service
 * determines the inventory list and the tax of such lines.
 * @throws AppError `other-pickup-shop` if the bag has lines for another shop
 */
async function addForPickup(
  siteId: string,
  basketId: string,
  items: readonly NewBasketItem[],
  place: PickupPlace,
  basket: Basket,
): Promise<Basket> {
  const { storeId, inventoryId } = place
  const known = findPlace(basket, storeId)
  const shipmentId = known?.shipmentId ?? freeShipmentId(basket.shipments)
  const isOurs = known?.c_fromStoreId === storeId
  if (!isOurs) await openPickup(siteId, basketId, shipmentId, known, place)
  const placed = items.map((item) => ({
    ...item,
    shipmentId,
    inventoryId,
    c_fromStoreId: storeId,
  }))
  try {
    const added = await addItemsToBasket(siteId, basketId, placed)
    return await withPickupMethod(siteId, basketId, shipmentId, added)
  } catch (error) {
    // otherwise an order without pickup would still name a shop
    if (!isOurs) await emptyPickupShipment(siteId, basketId, shipmentId).catch(() => undefined)
    throw error
  }
}

/** Returns the shop's shipment, or one without pickup; undefined if a new one must be created. */
function findPlace(basket: Basket, storeId: string): Shipment | undefined {
  const { shipments = [] } = basket
  const pickup = shipments.find(isPickupShipment)
  if (pickup?.c_fromStoreId === storeId) return pickup
  if (pickup && hasItems(pickup, basket)) throw otherShopError(pickup)
  const first = shipments.find(({ shipmentId }) => shipmentId === DEFAULT_SHIPMENT_ID)
  return pickup ?? (first && !hasItems(first, basket) ? first : undefined)
}

async function openPickup(
  siteId: string,
  basketId: string,
  shipmentId: string,
  known: Shipment | undefined,
  { storeId, address }: PickupPlace,
): Promise<Basket> {
  const shipment = { shippingAddress: address, c_fromStoreId: storeId }
  return known
    ? updateShipment(siteId, basketId, shipmentId, shipment)
    : createShipment(siteId, basketId, { shipmentId, ...shipment })
}

/** Sets the pickup shipping method, the only one that a pickup shipment can have. */
export async function withPickupMethod(
  siteId: string,
  basketId: string,
  shipmentId: string,
  basket: Basket,
): Promise<Basket> {
  const shipment = basket.shipments?.find((one) => one.shipmentId === shipmentId)
  if (shipment?.shippingMethod?.id) return basket
  const { applicableShippingMethods: methods = [] } = await listShippingMethods(
    siteId,
    basketId,
    shipmentId,
  )
  const method = methods.find(({ c_storePickupEnabled }) => c_storePickupEnabled === true)
  if (!method) return basket
  return chooseShippingMethod(siteId, basketId, shipmentId, method.id)
}

function otherShopError({ shippingAddress, c_fromStoreId }: Shipment): AppError {
  const detail = shippingAddress?.companyName ?? String(c_fromStoreId)
  return new AppError({
    kind: 'conflict',
    status: 409,
    type: OTHER_PICKUP_SHOP,
    message: `The bag holds items for pickup at ${detail}.`,
    detail,
  })
}
