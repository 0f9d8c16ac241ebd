import type { Basket, BasketItem, NewBasketItem } from '@/commerce-client/baskets'
import { readCustomMix, writeCustomMix } from '@/domain/custom-mix'
import { DEFAULT_SHIPMENT_ID, isPickupLine } from '@/domain/shipments'
import type { BagAddition } from '@/shopper/basket/add-to-shipment'

/**
 * A line as it is added again: all that was chosen for it, in the way it was had and for whom. An
 * older reading of a box's mix comes back in today's.
 */
export function toComeback(item: BasketItem, basket: Basket | null): BagAddition {
  const { productId = '', quantity = 1, shipmentId = DEFAULT_SHIPMENT_ID } = item
  const mix = readCustomMix(item.c_customMix)
  return {
    ...customOf(item),
    ...(mix && { c_customMix: writeCustomMix(mix) }),
    ...choicesOf(item),
    productId,
    quantity,
    ...(isPickupLine(item)
      ? { fulfillmentOption: 'PICKUP', place: placeOf(item, basket) }
      : shipmentId !== DEFAULT_SHIPMENT_ID && { shipmentId }),
  }
}

function customOf(item: BasketItem): Partial<NewBasketItem> {
  const custom = Object.entries(item).filter(
    ([name]) => name.startsWith('c_') && name !== 'c_fromStoreId',
  )
  return Object.fromEntries(custom)
}

function choicesOf({ gift, giftMessage, optionItems, bundledProductItems }: BasketItem) {
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
