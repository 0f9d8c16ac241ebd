import { createTestEngine, type TestEngine } from '../testing/engine'
import { seedCheckout } from '../testing/seed-checkout'
import { TestCheckout } from '../testing/test-checkout'
import { logInTestShopper } from '../testing/test-shopper'

let engine: TestEngine
let guest: TestCheckout
beforeAll(async () => {
  engine = await createTestEngine({ seed: seedCheckout })
})
// a guest has one basket
beforeEach(async () => {
  guest = await TestCheckout.asGuest(engine.app)
})
afterAll(() => engine.close())

const HOME = {
  firstName: 'Ada',
  lastName: 'Bloom',
  address1: '1 Main St',
  city: 'Chicago',
  stateCode: 'IL',
  postalCode: '60601',
  countryCode: 'US',
  phone: '3125550100',
}
const WRONG = [
  ['postalCode', { ...HOME, postalCode: '6060' }, 'Please enter a valid zip code'],
  [
    'postalCode',
    { ...HOME, countryCode: 'CA', stateCode: 'ON' },
    'Please enter a valid postal code',
  ],
  ['phone', { ...HOME, phone: '555-0100' }, 'Phone number must have 10 digits.'],
] as const

describe.each(WRONG)('a wrong %s', (field, address, message) => {
  const refusal = (path = '') => ({
    status: 400,
    body: {
      type: expect.stringMatching(/\/invalid-address$/),
      detail: `${path}${field}: ${message}`,
      c_field: `${path}${field}`,
      c_invalidFields: { [field]: message },
    },
  })

  it('is refused in every address of a basket', async () => {
    const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
    const shipment = `/${basketId}/shipments/me`
    const more = { shipmentId: 'Shipment1', shippingAddress: address }
    for (const [method, path, body] of [
      ['PUT', `/${basketId}/billing-address`, address],
      ['PUT', `${shipment}/shipping-address`, address],
      ['PATCH', shipment, { shippingAddress: address }],
      ['POST', `/${basketId}/shipments`, more],
      ['PATCH', `/${basketId}`, { c_actions: [{ type: 'addShipments', data: [more] }] }],
    ] as const) {
      expect(await guest.basket(method, path, body)).toMatchObject(refusal())
    }
    const { body } = await guest.basket('GET', `/${basketId}`)
    expect(body.shipments).toHaveLength(1)
  })

  it('is refused in an order, whichever way it came into the basket', async () => {
    const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
    // what is said to be a shop's is not judged there
    const shops = { ...address, c_storeId: '101' }
    const path = `/${basketId}/shipments/me/shipping-address`
    expect(await guest.basket('PUT', path, shops)).toMatchObject({ status: 200 })
    const placed = await guest.order('POST', '', { basketId })
    expect(placed).toMatchObject(refusal('shipments.me.shippingAddress.'))
  })

  it('is refused in an address book', async () => {
    const login = `${field}-${address.countryCode}@example.com`
    const password = 'Praline#1845'
    const customer = { login, email: login, lastName: 'Bloom' }
    await engine.app.services.registration.register('brindille', { customer, password })
    const { headers, customerId } = await logInTestShopper(engine.app, {
      credentials: { login, password },
    })
    const call = async (method: 'POST' | 'PATCH', path: string, payload: object) => {
      const base = '/customer/shopper-customers/v1/organizations/f_ecom_prln_001/customers'
      const url = `${base}/${customerId}/addresses${path}?siteId=brindille`
      const response = await engine.app.inject({ method, url, headers, payload })
      return { status: response.statusCode, body: response.json<Record<string, unknown>>() }
    }
    expect(await call('POST', '', { ...address, addressId: 'home' })).toMatchObject(refusal())
    expect(await call('POST', '', { ...HOME, addressId: 'home' })).toMatchObject({ status: 200 })
    const { countryCode, stateCode, [field]: wrong } = address
    const patch = { countryCode, stateCode, [field]: wrong }
    expect(await call('PATCH', '/home', patch)).toMatchObject(refusal())
  })
})

it.each([
  { ...HOME, postalCode: '60601-1234', phone: '(312) 555-0100' },
  { ...HOME, city: 'APO', stateCode: 'AE', postalCode: '09012' },
  { ...HOME, city: 'Ottawa', stateCode: 'ON', postalCode: 'K1A 0B1', countryCode: 'CA' },
  { ...HOME, city: 'Paris', stateCode: '', postalCode: '75001', countryCode: 'FR', phone: '0142' },
])('takes an address as it should be: %j', async (address) => {
  const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
  const path = `/${basketId}/billing-address`
  expect(await guest.basket('PUT', path, address)).toMatchObject({ status: 200 })
})
