import type { Basket } from '@/commerce-client/baskets'
import { aLine } from '../../../tests/setup/a-line'
import { anAddress } from '../../../tests/setup/an-address'

export const deliveryAddress = anAddress({ firstName: 'Ilse' })

export const pickupContact = {
  c_pickupFirstName: 'Ada',
  c_pickupLastName: 'Bloom',
  c_pickupPhone: '4155550100',
  c_pickupEmail: 'ada@example.com',
}

/** A pickup shipment at Maiden Lane, with the shop's address as its shipping address. */
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

export const deliveryShipment = {
  shipmentId: 'me',
  shippingAddress: deliveryAddress,
  shippingMethod: { id: 'GroundDisc' },
}

export const boxOf = (itemId: string, productName: string, shipmentId: string) =>
  aLine({ itemId, productId: itemId, productName, shipmentId })

export const pickupBasket = (change: Partial<Basket> = {}): Basket => ({
  basketId: 'b',
  productItems: [boxOf('truffles', 'Truffles', 'Shipment1')],
  shipments: [{ shipmentId: 'me' }, pickupShipment()],
  orderTotal: 20,
  c_paymentAmount: 20,
  ...change,
})
