import type { Basket } from '@/commerce-client/baskets'

/** Where the rest is sent. */
export const deliveryAddress = {
  firstName: 'Ilse',
  lastName: 'Bloom',
  address1: '12 Cocoa Lane',
  city: 'Saint Louis',
  stateCode: 'MO',
  postalCode: '63101',
  countryCode: 'US',
  phone: '3145550100',
}

/** Who picks up, as it is on the shipment. */
export const pickupContact = {
  c_pickupFirstName: 'Ada',
  c_pickupLastName: 'Bloom',
  c_pickupPhone: '4155550100',
  c_pickupEmail: 'ada@example.com',
}

/** What is picked up at Maiden Lane, whose address stands for that of a parcel. */
export const pickupShipment = (change: object = {}) => ({
  shipmentId: 'Shipment1',
  c_fromStoreId: '101',
  shippingAddress: {
    companyName: 'Maiden Lane',
    address1: '128 Maiden Lane',
    city: 'San Francisco',
    stateCode: 'CA',
    postalCode: '94108',
    countryCode: 'US',
    phone: '(415) 555-0128',
    c_storeId: '101',
  },
  shippingMethod: { id: 'Pickup', name: 'Pickup in Shop' },
  ...change,
})

/** What is sent. */
export const deliveryShipment = {
  shipmentId: 'me',
  shippingAddress: deliveryAddress,
  shippingMethod: { id: 'GroundDisc' },
}

export const boxOf = (itemId: string, productName: string, shipmentId: string) => ({
  itemId,
  productId: itemId,
  productName,
  quantity: 1,
  price: 20,
  shipmentId,
})

/** A bag of one box that is picked up. */
export const pickupBasket = (change: Partial<Basket> = {}): Basket => ({
  basketId: 'b',
  productItems: [boxOf('truffles', 'Truffles', 'Shipment1')],
  shipments: [{ shipmentId: 'me' }, pickupShipment()],
  orderTotal: 20,
  c_paymentAmount: 20,
  ...change,
})
