import { canPayInSheet } from './express'

const box = { itemId: '1', quantity: 1, shipmentId: 'me' }
const bag = { productItems: [box], shipments: [{ shipmentId: 'me' }], orderTotal: 20 }
const shop = { shipmentId: 'shop', c_fromStoreId: '101' }

test.each([
  ['a box for one recipient', bag, true],
  ['a pickup', { ...bag, productItems: [{ ...box, shipmentId: 'shop' }], shipments: [shop] }, true],
  ['an empty shipment beside', { ...bag, shipments: [{ shipmentId: 'me' }, shop] }, true],
  [
    'a delivery and a pickup',
    {
      ...bag,
      productItems: [box, { ...box, itemId: '2', shipmentId: 'shop' }],
      shipments: [{ shipmentId: 'me' }, shop],
    },
    false,
  ],
  [
    'two recipients',
    {
      ...bag,
      productItems: [box, { ...box, itemId: '2', shipmentId: 'Shipment1' }],
      shipments: [{ shipmentId: 'me' }, { shipmentId: 'Shipment1' }],
    },
    false,
  ],
  ['a subscription', { ...bag, productItems: [{ ...box, c_subscriptionFrequency: '2_3' }] }, false],
  ['a gift card by mail', { ...bag, giftCertificateItems: [{}] }, false],
  ['a free order', { ...bag, orderTotal: 0 }, false],
  [
    'an order that gift cards pay',
    { ...bag, c_paymentAmount: 0, paymentInstruments: [{ paymentMethodId: 'GIFTCARD' }] },
    false,
  ],
  ['an empty bag', { ...bag, productItems: [] }, false],
])('the sheet pays %s: %#', (_name, basket, expected) => {
  expect(canPayInSheet(basket)).toBe(expected)
})
