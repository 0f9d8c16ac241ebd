import type { Basket } from '@/commerce-client/baskets'
import { anAddress } from '../../../tests/setup/an-address'

export const savedAddress = (firstName = 'Ada') =>
  anAddress({ firstName, companyName: '', address2: '' })

/** A bag with two boxes for delivery to one person, still without an address. */
export const deliveredBasket = (): Basket => ({
  basketId: 'basket-1',
  productItems: [
    { itemId: '1', productId: 'a', productName: 'Box', quantity: 2, price: 20, shipmentId: 'me' },
  ],
  shipments: [{ shipmentId: 'me' }],
  orderTotal: 20,
})

/** Changes the only shipment of a bag. */
export const changeFirstShipment = (basket: Basket, change: object): Basket => ({
  ...basket,
  shipments: [{ ...basket.shipments?.[0], ...change }],
})

/** The same bag with address, shipping method and payment, ready to be ordered. */
export const basketToOrder = (): Basket => ({
  ...changeFirstShipment(deliveredBasket(), {
    shippingAddress: savedAddress(),
    shippingMethod: { id: 'GroundDisc', name: 'Ground' },
  }),
  customerInfo: { email: 'ada@example.com' },
  billingAddress: savedAddress(),
  paymentInstruments: [
    { paymentInstrumentId: 'p1', paymentMethodId: 'CREDIT_CARD', c_transienttoken: 'a.b.c' },
  ],
})

interface Call {
  body: unknown
}

/** The answers of a bag with one delivery, for `createBasketServer`. */
export const deliveryAnswers = {
  getShippingMethodsForShipment: () => ({
    applicableShippingMethods: [{ id: 'GroundDisc', name: 'Ground', price: 0 }],
  }),
  updateShippingMethodForShipment: (basket: Basket, { body }: Call) =>
    changeFirstShipment(basket, { shippingMethod: body }),
  updateCustomerForBasket: (basket: Basket, { body }: Call) =>
    ({ ...basket, customerInfo: { ...(body as object) } }) as Basket,
  updateShippingAddressForShipment: (basket: Basket, { body }: Call) =>
    changeFirstShipment(basket, { shippingAddress: body }),
}
