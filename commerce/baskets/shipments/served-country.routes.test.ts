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
  ['canada', ['CA', 'IL']],
  ['PR', ['US', 'PR']],
  ['vi', ['US', 'VI']],
  ['Puerto Rico', ['US', 'PR']],
])('a delivery to %s is accepted as %p', async (countryCode, [country, stateCode]) => {
  const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
  const path = `/${basketId}/shipments/me/shipping-address`
  const { body } = await guest.basket('PUT', path, { ...ILLINOIS, countryCode })
  expect(body.shipments?.[0]?.shippingAddress).toMatchObject({ countryCode: country, stateCode })
})
