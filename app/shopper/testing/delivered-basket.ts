import type { Basket } from '@/commerce-client/baskets'

/** An address as the form leaves it on a shipment. */
export const savedAddress = (firstName = 'Ada') => ({
  firstName,
  lastName: 'Bloom',
  companyName: '',
  address1: '12 Cocoa Lane',
  address2: '',
  city: 'Saint Louis',
  stateCode: 'MO',
  postalCode: '63101',
  countryCode: 'US',
  phone: '3145550100',
})

/** A bag of two boxes that are sent to one person, whose address is not known yet. */
export const deliveredBasket = (): Basket => ({
  basketId: 'basket-1',
  productItems: [
    { itemId: '1', productId: 'a', productName: 'Box', quantity: 2, price: 20, shipmentId: 'me' },
  ],
  shipments: [{ shipmentId: 'me' }],
  orderTotal: 20,
})

/** What is sent, changed: the bag has no other shipment. */
export const changeFirstShipment = (basket: Basket, change: object): Basket => ({
  ...basket,
  shipments: [{ ...basket.shipments?.[0], ...change }],
})
