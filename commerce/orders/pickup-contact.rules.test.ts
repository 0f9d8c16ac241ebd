import { withPickupContacts } from './pickup-contact.rules'

const ORDER = {
  customerInfo: { email: 'ada@example.com' },
  billingAddress: { firstName: 'Ada', lastName: 'Lovelace' },
}
const PICKUP = {
  shipmentId: 'me',
  c_fromStoreId: '101',
  shippingAddress: { lastName: 'Pickup', phone: '4155550199' },
}
const DELIVERY = { shipmentId: 'Shipment1', shippingAddress: { phone: '3125550100' } }

it("fills missing fields of the pickup contact with the buyer's data", () => {
  const { shipments } = withPickupContacts({ ...ORDER, shipments: [PICKUP, DELIVERY] })
  expect(shipments).toEqual([
    {
      ...PICKUP,
      c_pickupFirstName: 'Ada',
      c_pickupLastName: 'Lovelace',
      c_pickupEmail: 'ada@example.com',
      c_pickupPhone: '3125550100',
    },
    DELIVERY,
  ])
})

it('keeps the fields of the pickup contact that the client sent', () => {
  const contact = { c_pickupFirstName: 'Grace', c_pickupPhone: '1', c_pickupEmail: '' }
  const { shipments } = withPickupContacts({ ...ORDER, shipments: [{ ...PICKUP, ...contact }] })
  expect(shipments).toMatchObject([
    { c_pickupFirstName: 'Grace', c_pickupPhone: '1', c_pickupEmail: 'ada@example.com' },
  ])
})

it.each([
  [{ phoneHome: '2', phoneMobile: '1' }, '1'],
  [{ phoneBusiness: '3' }, '3'],
  [{}, undefined],
  [undefined, undefined],
])('uses the phone number of the profile %j, never that of the shop', (profile, phone) => {
  const { shipments } = withPickupContacts({ ...ORDER, shipments: [PICKUP] }, profile)
  expect(shipments?.[0]?.['c_pickupPhone']).toBe(phone)
})
