import { checkoutStepOf, findCheckoutDetour, type CheckoutFacts } from './checkout-steps'

const address = {
  firstName: 'Ada',
  lastName: 'Bloom',
  address1: '12 Cocoa Lane',
  city: 'Saint Louis',
  stateCode: 'MO',
  postalCode: '63101',
  countryCode: 'US',
}
const shipped = { shipmentId: 'me', shippingAddress: address, shippingMethod: { id: 'GroundDisc' } }
const ready: CheckoutFacts = {
  productItems: [{ quantity: 1 }],
  shipments: [shipped],
  customerInfo: { email: 'ada@example.com' },
  billingAddress: address,
  paymentInstruments: [{ paymentMethodId: 'CREDIT_CARD' }],
}

test.each(Object.keys(address))(
  'an address without %s keeps the shopper at shipping [CHK-007]',
  (field) => {
    const shippingAddress = { ...address, [field]: ' '.trim() }
    expect(checkoutStepOf({ ...ready, shipments: [{ ...shipped, shippingAddress }] })).toBe(
      'shipping',
    )
  },
)

test.each<[string, Partial<CheckoutFacts>, string]>([
  ['no e-mail [CHK-007, CHK-031]', { customerInfo: {} }, 'shipping'],
  ['no shipments', { shipments: [] }, 'shipping'],
  ['no method [CHK-008]', { shipments: [{ ...shipped, shippingMethod: undefined }] }, 'payment'],
  ['no payment [CHK-009]', { paymentInstruments: [] }, 'review'],
  ['a gift card only', { paymentInstruments: [{ paymentMethodId: 'GIFTCARD' }] }, 'review'],
  [
    'a gift card that covers it [PAY-003]',
    { paymentInstruments: [{ paymentMethodId: 'GIFTCARD' }], c_paymentAmount: 0 },
    'confirmation',
  ],
  ['no billing address [PAY-036]', { billingAddress: undefined }, 'review'],
  ['no billing address [CHK-009]', { billingAddress: undefined }, 'review'],
  ['everything [CHK-010]', {}, 'confirmation'],
])('with %s the step is right', (_name, change, step) => {
  expect(checkoutStepOf({ ...ready, ...change })).toBe(step)
})

const empty = { productItems: [] }
const noMethod = { shipments: [{ ...shipped, shippingMethod: undefined }] }
test.each<[Parameters<typeof findCheckoutDetour>[0], Partial<CheckoutFacts>, string | undefined]>([
  ['shipping', empty, 'bag'],
  ['payment', empty, 'bag'],
  ['review', empty, 'bag'],
  ['shipping', { customerInfo: {}, shipments: [] }, undefined],
  ['payment', { customerInfo: {} }, 'shipping'],
  ['payment', noMethod, undefined],
  ['review', noMethod, 'shipping'],
  ['payment', { paymentInstruments: [] }, undefined],
  ['review', { paymentInstruments: [] }, 'payment'],
  ['review', { billingAddress: undefined }, 'payment'],
  ['review', {}, undefined],
])('opening %s with %j leads to %s [CHK-011, CHK-054]', (page, change, detour) => {
  expect(findCheckoutDetour(page, { ...ready, ...change })).toBe(detour)
})

const contact = {
  c_pickupFirstName: 'Ada',
  c_pickupLastName: 'Bloom',
  c_pickupPhone: '3145550100',
  c_pickupEmail: 'ada@example.com',
}
const pickedUp = {
  shipmentId: 'Shipment1',
  c_fromStoreId: '101',
  shippingMethod: { id: 'Pickup' },
  ...contact,
}
const pickupOnly: CheckoutFacts = {
  ...ready,
  productItems: [{ quantity: 1, shipmentId: 'Shipment1' }],
  shipments: [{ shipmentId: 'me' }, pickedUp],
}
const mixed: CheckoutFacts = {
  ...ready,
  productItems: [{ quantity: 1 }, { quantity: 1, shipmentId: 'Shipment1' }],
  shipments: [{ ...shipped, shippingAddress: { ...address, phone: '3145550100' } }, pickedUp],
}

test('what is only picked up asks for no address [CART-025, CHK-051]', () => {
  expect(checkoutStepOf(pickupOnly)).toBe('confirmation')
})

test.each(Object.keys(contact))('a pickup without %s is not complete [CHK-015]', (field) => {
  for (const basket of [pickupOnly, mixed]) {
    const shipments = basket.shipments?.map((one) =>
      one.shipmentId === 'Shipment1' ? { ...one, [field]: ' ' } : one,
    )
    expect(checkoutStepOf({ ...basket, shipments })).toBe('shipping')
  }
})

test('of a mixed bag both parts have to be known, and whom to call [CHK-014]', () => {
  expect(checkoutStepOf(mixed)).toBe('confirmation')
  expect(checkoutStepOf({ ...mixed, shipments: [shipped, pickedUp] })).toBe('shipping')
  const noMethod = { ...pickedUp, shippingMethod: undefined }
  const [delivery] = mixed.shipments ?? []
  expect(checkoutStepOf({ ...mixed, shipments: [delivery ?? {}, noMethod] })).toBe('payment')
})

test('a method may need the number of whom it delivers to', () => {
  const called = { ...shipped, shippingMethod: { id: 'Canada', c_phoneRequired: true } }
  expect(checkoutStepOf({ ...ready, shipments: [called] })).toBe('shipping')
  const known = { ...called, shippingAddress: { ...address, phone: '3145550100' } }
  expect(checkoutStepOf({ ...ready, shipments: [known] })).toBe('confirmation')
})

const mailed = {
  ...ready,
  productItems: [],
  shipments: [{ shipmentId: 'me' }],
  giftCertificateItems: [{}],
}

test('gift cards that go by e-mail ask for no address, beside goods neither [ORD-019]', () => {
  expect(checkoutStepOf(mailed)).toBe('confirmation')
  expect(checkoutStepOf({ ...mailed, customerInfo: {} })).toBe('shipping')
  expect(checkoutStepOf({ ...mailed, billingAddress: undefined })).toBe('review')
  expect(findCheckoutDetour('review', mailed)).toBeUndefined()
  const goods = { ...mailed, productItems: [{ quantity: 1 }] }
  expect(checkoutStepOf(goods)).toBe('shipping')
})
