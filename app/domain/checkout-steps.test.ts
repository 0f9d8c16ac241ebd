import {
  canPlaceOrder,
  checkoutStepOf,
  findCheckoutDetour,
  type CheckoutFacts,
} from './checkout-steps'

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

test.each(Object.keys(address))('an address without %s keeps the shopper at shipping', (field) => {
  const shippingAddress = { ...address, [field]: ' '.trim() }
  expect(checkoutStepOf({ ...ready, shipments: [{ ...shipped, shippingAddress }] })).toBe(
    'shipping',
  )
})

test.each<[string, Partial<CheckoutFacts>, string]>([
  ['no e-mail', { customerInfo: {} }, 'shipping'],
  ['no shipments', { shipments: [] }, 'shipping'],
  ['no method', { shipments: [{ ...shipped, shippingMethod: undefined }] }, 'payment'],
  ['no payment', { paymentInstruments: [] }, 'review'],
  ['a gift card only', { paymentInstruments: [{ paymentMethodId: 'GIFTCARD' }] }, 'review'],
  ['no billing address', { billingAddress: undefined }, 'review'],
  ['everything', {}, 'confirmation'],
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
  ['payment', noMethod, 'shipping'],
  ['review', noMethod, 'shipping'],
  ['payment', { paymentInstruments: [] }, undefined],
  ['review', { paymentInstruments: [] }, 'payment'],
  ['review', { billingAddress: undefined }, 'payment'],
  ['review', {}, undefined],
])('opening %s with %j leads to %s', (page, change, detour) => {
  expect(findCheckoutDetour(page, { ...ready, ...change })).toBe(detour)
})

test('an order needs method, payment and billing', () => {
  expect(canPlaceOrder(ready)).toBe(true)
  expect(canPlaceOrder({ ...ready, paymentInstruments: [] })).toBe(false)
  expect(canPlaceOrder({ ...ready, ...noMethod })).toBe(false)
})
