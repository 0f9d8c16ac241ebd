import type { BasketAction } from '@/commerce-client/basket-actions'
import type { Shipment } from '@/commerce-client/basket-shipments'
import type { Basket, BasketItem, NewBasketItem } from '@/commerce-client/baskets'
import type { NewRecipient } from '@/purchase/recipients/add-recipients'
import { anAddress } from '../../../../tests/setup/an-address'

interface Call {
  parameters: Record<string, unknown>
  body: unknown
}

export const address = (firstName: string) => anAddress({ firstName })

export const recipient = (firstName: string): NewRecipient => ({
  address: address(firstName),
  items: [{ productId: 'box', quantity: 1 }],
})

/** The answers of a basket with several shipments, for `createBasketServer`. */
export const recipientAnswers = {
  createShipmentForBasket: (basket: Basket, { body }: Call) =>
    addShipment(basket, body as Shipment),
  updateShipmentForBasket: (basket: Basket, { parameters, body }: Call) =>
    changeShipment(basket, parameters.shipmentId, body as Shipment),
  updateShippingAddressForShipment: (basket: Basket, { parameters, body }: Call) =>
    changeShipment(basket, parameters.shipmentId, { shippingAddress: body as object }),
  updateShippingMethodForShipment: (basket: Basket, { parameters, body }: Call) =>
    changeShipment(basket, parameters.shipmentId, { shippingMethod: body as { id: string } }),
  updateCustomerForBasket: (basket: Basket, { body }: Call) =>
    ({ ...basket, customerInfo: body }) as Basket,
  addItemToBasket: (basket: Basket, { body }: Call) =>
    (body as NewBasketItem[]).reduce(addItem, basket),
  updateItemsInBasket: (basket: Basket, { body }: Call) => ({
    ...basket,
    productItems: basket.productItems
      ?.map((item) => ({
        ...item,
        ...(body as BasketItem[]).find(({ itemId }) => itemId === item.itemId),
      }))
      .filter(({ quantity }) => quantity !== 0),
  }),
  updateBasket: (basket: Basket, { body }: Call) =>
    (body as { c_actions: BasketAction[] }).c_actions.reduce(carryOut, basket),
}

let lines = 0

function addItem(basket: Basket, item: NewBasketItem): Basket {
  lines += 1
  const line = { shipmentId: 'me', productName: item.productId, ...item, itemId: `added-${lines}` }
  return { ...basket, productItems: [...(basket.productItems ?? []), line as BasketItem] }
}

// an unused shipment is filled
function addShipment(basket: Basket, shipment: Shipment): Basket {
  const { shipmentId } = shipment
  if (basket.shipments?.some((one) => one.shipmentId === shipmentId)) {
    return changeShipment(basket, shipmentId, shipment)
  }
  return { ...basket, shipments: [...(basket.shipments ?? []), shipment] }
}

function changeShipment(basket: Basket, id: unknown, changes: Shipment): Basket {
  const shipments = basket.shipments?.map((one) =>
    one.shipmentId === id ? { ...one, ...changes } : one,
  )
  return { ...basket, shipments }
}

function carryOut(basket: Basket, action: BasketAction): Basket {
  if (action.type === 'addShipments') return action.data.reduce(addShipment, basket)
  const ids = action.data.map(({ shipmentId }) => shipmentId)
  if (action.type === 'shipNow') {
    return ids.reduce(
      (now, id) =>
        changeShipment(now, id, { shippingMethod: { id: 'GroundDisc', name: 'Ground' } }),
      basket,
    )
  }
  return {
    ...basket,
    productItems: basket.productItems?.filter(({ shipmentId = 'me' }) => !ids.includes(shipmentId)),
    shipments: basket.shipments?.flatMap((one) => {
      if (!ids.includes(one.shipmentId ?? '')) return one
      return one.shipmentId === 'me' ? { shipmentId: 'me' } : []
    }),
  }
}
