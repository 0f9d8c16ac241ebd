import type { Basket, BasketItem, NewBasketItem } from '@/commerce-client/baskets'
import {
  readBoxName,
  readBoxPlaces,
  readCustomMix,
  writeCustomMix,
  type MixLine,
} from '@/rules/custom-mix'
import { DEFAULT_SHIPMENT_ID, isPickupLine } from '@/rules/shipments'
import type { BagAddition } from '@/shopper/basket/add-to-shipment'

/** A line of a basket or an order; the SDK's items are compatible. */
type Line = Pick<
  BasketItem,
  'productId' | 'quantity' | 'optionItems' | 'bundledProductItems' | 'gift' | 'giftMessage'
> &
  MixLine

/**
 * Returns a line with all its choices as a new basket item. An older format of a custom mix is
 * converted to the current one.
 */
export function toNewItem(item: Line): NewBasketItem {
  const { productId = '', quantity = 1 } = item
  const mix = readCustomMix(item.c_customMix)
  const boxName = readBoxName(item)
  const boxPlaces = readBoxPlaces(item)
  return {
    ...(mix && { c_customMix: writeCustomMix(mix) }),
    ...(mix && boxName && { c_boxName: boxName }),
    ...(mix && boxPlaces && { c_boxPlaces: boxPlaces }),
    ...choicesOf(item),
    productId,
    quantity,
  }
}

/** Returns a basket line as an addition that restores it, with its fulfillment and recipient. */
export function toBagAddition(item: BasketItem, basket: Basket | null): BagAddition {
  const { shipmentId = DEFAULT_SHIPMENT_ID } = item
  return {
    ...customOf(item),
    ...toNewItem(item),
    ...(isPickupLine(item)
      ? { fulfillmentOption: 'PICKUP', place: placeOf(item, basket) }
      : shipmentId !== DEFAULT_SHIPMENT_ID && { shipmentId }),
  }
}

function customOf(item: BasketItem): Pick<NewBasketItem, `c_${string}`> {
  const custom = Object.entries(item).filter(
    ([name]) => name.startsWith('c_') && name !== 'c_fromStoreId',
  )
  return Object.fromEntries(custom)
}

function choicesOf({ gift, giftMessage, optionItems, bundledProductItems }: Line) {
  return {
    ...(gift && { gift }),
    ...(giftMessage && { giftMessage }),
    ...(optionItems?.length && {
      optionItems: optionItems.map(({ optionId, optionValueId }) => ({ optionId, optionValueId })),
    }),
    ...(bundledProductItems?.length && {
      bundledProductItems: bundledProductItems.map(({ productId, quantity }) => ({
        productId,
        quantity,
      })),
    }),
  }
}

function placeOf(
  { shipmentId, inventoryId = '', c_fromStoreId }: BasketItem,
  basket: Basket | null,
) {
  const shipment = basket?.shipments?.find((one) => one.shipmentId === shipmentId)
  return {
    storeId: String(c_fromStoreId),
    inventoryId,
    address: shipment?.shippingAddress ?? {},
  }
}
