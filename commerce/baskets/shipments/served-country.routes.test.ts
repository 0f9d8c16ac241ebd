import { sql } from 'kysely'
import { ILLINOIS, useCheckout, useGuest } from '../../testing/test-checkout'

const engine = useCheckout()
beforeAll(async () => {
  const condition = {
    path: 'shipment.shippingAddress.countryCode',
    operator: 'is-not-equal',
    values: ['US', 'CA'],
  }
  const elsewhere = { excluded: [{ matchMode: 'all', conditions: [condition] }] }
  await engine.db
    .updateTable('shipping_method')
    .set({ address_rule: JSON.stringify(elsewhere) })
    .execute()
})
const guest = useGuest(engine)

const BERLIN = {
  ...ILLINOIS,
  address1: 'Chausseestr. 1',
  city: 'Berlin',
  stateCode: '',
  postalCode: '10115',
  countryCode: 'DE',
}
const refused = (country: string) => ({
  status: 400,
  body: {
    type: expect.stringMatching(/\/country-not-served$/),
    detail: `This shop does not deliver to the country '${country}'.`,
  },
})

it.each(['DE', 'MX', 'JP', 'UM'])(
  'a delivery to %s, which no method names, is refused',
  async (code) => {
    const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
    const address = { ...BERLIN, countryCode: code }
    const path = `/${basketId}/shipments/me`
    expect(await guest.basket('PUT', `${path}/shipping-address`, address)).toMatchObject(
      refused(code),
    )
    const change = { shippingAddress: address }
    expect(await guest.basket('PATCH', path, change)).toMatchObject(refused(code))
    const { body } = await guest.basket('GET', `/${basketId}`)
    expect(body.shipments?.[0]?.shippingAddress?.countryCode).not.toBe(code)
  },
)

it('a bill may go where nothing is delivered', async () => {
  const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
  const answer = await guest.basket('PUT', `/${basketId}/billing-address`, BERLIN)
  expect(answer.status).toBe(200)
})

it.each([
  ['US', ['US', 'IL']],
  ['us', ['US', 'IL']],
  ['U.S.A.', ['US', 'IL']],
  ['PR', ['US', 'PR']],
  ['vi', ['US', 'VI']],
  ['Puerto Rico', ['US', 'PR']],
])('a delivery to %s is accepted as %p', async (countryCode, [country, stateCode]) => {
  const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
  const path = `/${basketId}/shipments/me/shipping-address`
  const { body } = await guest.basket('PUT', path, { ...ILLINOIS, countryCode })
  expect(body.shipments?.[0]?.shippingAddress).toMatchObject({ countryCode: country, stateCode })
})

const ONTARIO = { stateCode: 'ON', countryCode: 'canada', postalCode: 'K1A 0B1' }

it.each([
  [{ stateCode: 'il' }, ['US', 'IL']],
  [{ stateCode: 'Illinois' }, ['US', 'IL']],
  [{ stateCode: 'AE', postalCode: '09012' }, ['US', 'AE']],
  [{ stateCode: 'FM', postalCode: '96941' }, ['US', 'FM']],
  [ONTARIO, ['CA', 'ON']],
  [{ ...ONTARIO, stateCode: 'québec' }, ['CA', 'QC']],
])('the state of %o is read', async (place, read) => {
  const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
  const path = `/${basketId}/shipments/me/shipping-address`
  const { body } = await guest.basket('PUT', path, { ...ILLINOIS, ...place })
  const { countryCode, stateCode } = body.shipments?.[0]?.shippingAddress ?? {}
  expect([countryCode, stateCode]).toEqual(read)
})

const NO_STATES = [
  { stateCode: 'ZZ' },
  { stateCode: 'UM' },
  { stateCode: 'Bavaria' },
  { stateCode: 'ON' },
  { ...ONTARIO, stateCode: 'IL' },
]

it.each(NO_STATES)('nothing is sent or billed to %o, which is no state', async (place) => {
  const address = { ...ILLINOIS, ...place }
  const noState = {
    status: 400,
    body: { detail: expect.stringContaining('is no state or province of') },
  }
  const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
  const path = `/${basketId}/shipments`
  const asked = [
    guest.basket('PUT', `${path}/me/shipping-address`, address),
    guest.basket('PATCH', `${path}/me`, { shippingAddress: address }),
    guest.basket('POST', path, { shipmentId: 'other', shippingAddress: address }),
    guest.basket('PUT', `/${basketId}/billing-address`, address),
  ]
  for (const answer of await Promise.all(asked)) expect(answer).toMatchObject(noState)
})

it('an account saves no such address, and one that it has is not put into a bag', async () => {
  const customer = await guest.logIn(await guest.register())
  const root = '/organizations/f_ecom_prln_001'
  const path = `/customer/shopper-customers/v1${root}/customers/${customer.shopper.customerId}/addresses`
  const address = { ...ILLINOIS, addressId: 'home', preferred: true }
  const save = (stateCode: string) => customer.call('POST', path, { ...address, stateCode })
  expect((await save('ZZ')).status).toBe(400)
  expect((await save('IL')).status).toBe(200)
  const fill = () =>
    customer.call(
      'POST',
      `/checkout/shopper-baskets/v2${root}/baskets?populateCustomerDetails=true`,
      {},
    )
  const { body } = await fill()
  expect(body.shipments?.[0]?.shippingAddress).toMatchObject({ stateCode: 'IL' })
  await customer.basket('DELETE', `/${body.basketId}`)
  await sql`update customer_address set document = document || '{"stateCode": "ZZ"}'`.execute(
    engine.db,
  )
  const other = await fill()
  expect(other.status).toBe(200)
  expect(other.body.shipments?.[0]?.shippingAddress).toBeUndefined()
})
