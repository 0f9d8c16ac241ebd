import { ILLINOIS, TestCheckout, useCheckout } from '../testing/test-checkout'

const BASE = '/custom'
const SHEET = `${BASE}/payment/v1/organizations/f_ecom_prln_001/wallet-sheet`
const PREFERENCES = `${BASE}/site/v1/organizations/f_ecom_prln_001/site-prefs`
const VERSION_2 = '/checkout/shopper-baskets/v2/organizations/f_ecom_prln_001/baskets'
const METHOD = { site_id: 'brindille', cards: JSON.stringify([]), position: 9 }
const ORIGIN = 'http://localhost:3000'

let shopper: TestCheckout
const engine = useCheckout({ listens: true })
beforeAll(async () => {
  const rows = [{ ...METHOD, id: 'DW_APPLE_PAY', name: 'Apple Pay' }]
  await engine.db.insertInto('payment_method').values(rows).execute()
})
beforeEach(async () => {
  shopper = await TestCheckout.asGuest(engine.app)
})

const fill = () => shopper.fillBasket([{ productId: 'assorted-9', quantity: 2 }], 'DW_APPLE_PAY')
const ask = (basketId: string, more: object = {}) =>
  shopper.call('POST', SHEET, { basketId, wallet: 'DW_APPLE_PAY', origin: ORIGIN, ...more })

async function approve(basketId: string, form: Record<string, string> = {}): Promise<string> {
  const { body } = await ask(basketId)
  const response = await engine.app.inject({
    method: 'POST',
    url: '/card-gateway/sheets/v1/tokens',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
    payload: new URLSearchParams({
      merchantSession: String(Reflect.get(body, 'merchantSession')),
      totalAmount: '500.00',
      currency: 'USD',
      ...form,
    }).toString(),
  })
  return response.json<{ token: string }>().token
}

async function pay(basketId: string, c_transienttoken: string) {
  const { body } = await shopper.order('POST', '', { basketId })
  const [instrument] = body.paymentInstruments ?? []
  const path = `/${body.orderNo}/payment-instruments/${instrument?.paymentInstrumentId}`
  return (await shopper.order('PATCH', path, { c_transienttoken })).body
}

it('the sheets of a site are those that its archive enables', async () => {
  expect((await shopper.call('GET', PREFERENCES)).body).toMatchObject({
    walletSheets: ['DW_APPLE_PAY'],
    hasStandInSheets: true,
  })
})

it('an approval in the sheet pays the order, and no other one', async () => {
  const basketId = await fill()
  const token = await approve(basketId)
  const first = shopper
  shopper = await TestCheckout.asGuest(engine.app)
  expect(await pay(await fill(), token)).toMatchObject({ status: 'failed' })
  shopper = first
  expect(await pay(basketId, token)).toMatchObject({ status: 'new', paymentStatus: 'paid' })
})

it.each([
  ['an empty wallet', { source: 'empty' }],
  ['an approval of less than the order', { totalAmount: '1.00' }],
])('%s is declined, and the bag is open again', async (_name, form) => {
  const basketId = await fill()
  expect(await pay(basketId, await approve(basketId, form))).toMatchObject({ status: 'failed' })
  expect((await shopper.basket('GET', `/${basketId}`)).status).toBe(200)
})

it('a wallet that the site does not enable, a redirecting one and a foreign page are refused', async () => {
  const basketId = await fill()
  expect(await ask(basketId, { wallet: 'DW_ANDROID_PAY' })).toMatchObject({
    status: 400,
    body: { type: expect.stringMatching(/invalid-payment-method$/) },
  })
  expect((await ask(basketId, { wallet: 'PayPal' })).status).toBe(400)
  expect((await ask(basketId, { origin: 'https://elsewhere.example' })).status).toBe(400)
  shopper = await TestCheckout.asGuest(engine.app)
  expect((await ask(basketId)).status).toBe(404)
})

it('a bag with a subscription has no sheet', async () => {
  const basketId = await fill()
  const c_subscriptionOptins = JSON.stringify({ optedin: [{ id: 'assorted-9' }] })
  await shopper.basket('PATCH', `/${basketId}`, { c_subscriptionOptins })
  expect((await ask(basketId)).status).toBe(400)
})

it('a temporary basket is paid in the sheet, and the bag stays as it was', async () => {
  const bagId = await fill()
  const temporary = await shopper.call('POST', `${VERSION_2}?temporary=true`, {})
  const basketId = String(temporary.body.basketId)
  const change = (method: 'POST' | 'PUT', path: string, body: object | object[]) =>
    shopper.basket(method, `/${basketId}${path}`, body)
  await change('POST', '/items', [{ productId: 'assorted-9', quantity: 1 }])
  await change('PUT', '/customer', { email: 'ada@example.com' })
  await change('PUT', '/shipments/me/shipping-address', ILLINOIS)
  await change('PUT', '/billing-address', ILLINOIS)
  const { body: bag } = await shopper.basket('GET', `/${bagId}`)
  const [shipment] = bag.shipments ?? []
  const id = shipment?.shippingMethod?.id
  await change('PUT', '/shipments/me/shipping-method', { id })
  const token = await approve(basketId)
  await change('POST', '/payment-instruments', { paymentMethodId: 'DW_APPLE_PAY' })
  expect(await pay(basketId, token)).toMatchObject({ status: 'new', paymentStatus: 'paid' })
  expect((await shopper.basket('GET', `/${basketId}`)).status).toBe(404)
  const { body: after } = await shopper.basket('GET', `/${bagId}`)
  expect({ ...after, lastModified: undefined }).toEqual({ ...bag, lastModified: undefined })
})
