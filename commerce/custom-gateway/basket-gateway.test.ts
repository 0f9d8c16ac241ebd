import { ILLINOIS, useCheckout, useGuest } from '../testing/test-checkout'

const at = (api: string, path: string) => `/custom/${api}/v1/organizations/f_ecom_prln_001/${path}`
const GIFT_MESSAGE = at('shipping', 'gift-message')
const UPDATE = at('shipping', 'update')
const COSTS = at('payment', 'shipping-costs')
const OPTINS = at('product', 'subscription-optins')

const engine = useCheckout()
const guest = useGuest(engine)

async function createBasket(): Promise<string> {
  const { body } = await guest.basket('POST', '', {
    shipments: [{ shipmentId: 'Shipment1' }],
    productItems: [
      { productId: 'assorted-9', quantity: 1 },
      { productId: 'truffles-9', quantity: 1, shipmentId: 'Shipment1' },
    ],
  })
  return String(body.basketId)
}

it('stores and clears the gift messages of several shipments [CHK-026]', async () => {
  const basketId = await createBasket()
  const { status, body } = await guest.call('POST', GIFT_MESSAGE, [
    { shipment_id: 'me', giftMessage: 'With love' },
    { shipment_id: 'Shipment1', giftMessage: 'Enjoy!' },
  ])
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: true, basketId })
  const stored = await guest.basket('GET', `/${basketId}`)
  expect(stored.body.shipments).toMatchObject([
    { gift: true, giftMessage: 'With love' },
    { gift: true, giftMessage: 'Enjoy!' },
  ])
  await guest.call('POST', GIFT_MESSAGE, [{ shipment_id: 'me', giftMessage: '' }])
  const [first] = (await guest.basket('GET', `/${basketId}`)).body.shipments ?? []
  expect(first?.gift).toBe(false)
  expect(first).not.toHaveProperty('giftMessage')
})

it.each([
  ['@ # $ % * + / = <b> [~]', 200],
  ['Two\r\nlines', 200],
  ['Für dich, Zoë', 400],
  ['Fu\u0308r dich', 400],
  ['It’s “yours” …', 400],
  ['With love ♥', 400],
  ['Hi 🍫', 400],
  ['Top 1\ufe0f\u20e3', 400],
  ['Для тебя', 400],
  ['x'.repeat(151), 400],
])(
  'the gift message %j gets status %i [CHK-022, CHK-023, CHK-025]',
  async (giftMessage, status) => {
    await createBasket()
    const answer = await guest.call('POST', GIFT_MESSAGE, [{ shipment_id: 'me', giftMessage }])
    expect(answer.status).toBe(status)
  },
)

it('changes several shipments, or none of them [CHK-028]', async () => {
  const basketId = await createBasket()
  const changes = { c_DeliveryInstructions: 'Ring twice', shippingAddress: ILLINOIS }
  const update = (shipmentId: string) =>
    guest.call('POST', UPDATE, {
      shipments: [
        { shipmentId: 'me', ...changes },
        { shipmentId, shippingMethod: { id: 'Express' } },
      ],
    })
  expect((await update('nowhere')).status).toBe(404)
  const [untouched] = (await guest.basket('GET', `/${basketId}`)).body.shipments ?? []
  expect(untouched).not.toHaveProperty('c_DeliveryInstructions')
  expect((await update('Shipment1')).status).toBe(200)
  expect((await guest.basket('GET', `/${basketId}`)).body.shipments).toMatchObject([
    { c_DeliveryInstructions: 'Ring twice', shippingAddress: { city: 'Chicago' } },
    { shippingMethod: { id: 'Express' } },
  ])
})

it('returns the shipping costs to an address without changing the basket [CHK-050]', async () => {
  const { body: before } = await guest.basket('POST', '', {
    productItems: [{ productId: 'assorted-9', quantity: 2 }],
  })
  const query = 'c_city=Chicago&c_stateCode=IL&c_postalCode=60601&c_countryCode=US'
  const { status, body } = await guest.call('GET', `${COSTS}?${query}`)
  expect(status).toBe(200)
  expect(body).toEqual({
    currency: 'USD',
    productTotal: 40,
    defaultShippingMethodId: 'GroundDisc',
    shippingCosts: [
      { id: 'Express', name: 'Express', price: 19.95, taxTotal: 3.75, orderTotal: 63.7 },
      { id: 'GroundDisc', name: 'Ground', price: 8.95, taxTotal: 3.06, orderTotal: 52.01 },
    ],
  })
  const alaska = await guest.call('GET', `${COSTS}?c_stateCode=AK`)
  expect(alaska.body).toMatchObject({ shippingCosts: [{ id: 'GroundDisc' }] })
  expect((await guest.call('POST', `${COSTS}?${query}`)).body).toEqual(body)
  expect((await guest.basket('GET', `/${before.basketId}`)).body).toEqual(before)
})

it('the price is that of the shipments without an address; the others keep their method [CHK-050]', async () => {
  const basketId = await createBasket()
  await guest.call('POST', UPDATE, {
    shipments: [{ shipmentId: 'me', shippingAddress: ILLINOIS, shippingMethod: { id: 'Express' } }],
  })
  const query = 'c_city=Chicago&c_stateCode=IL&c_postalCode=60601&c_countryCode=US'
  const { body } = await guest.call('GET', `${COSTS}?${query}`)
  const costs: unknown = body.shippingCosts
  await guest.call('POST', UPDATE, {
    shipments: [
      { shipmentId: 'Shipment1', shippingAddress: ILLINOIS, shippingMethod: { id: 'GroundDisc' } },
    ],
  })
  const { body: sent } = await guest.basket('GET', `/${basketId}`)
  const { taxTotal, orderTotal, shipments = [] } = sent
  const price = shipments.find(({ shipmentId }) => shipmentId === 'Shipment1')?.shippingTotal
  expect(shipments[0]?.shippingMethod).toMatchObject({ id: 'Express' })
  expect(costs).toContainEqual({ id: 'GroundDisc', name: 'Ground', price, taxTotal, orderTotal })
})

it('leaves out what does not deliver to a post office box [CHK-050]', async () => {
  await guest.basket('POST', '', { productItems: [{ productId: 'assorted-9', quantity: 2 }] })
  const place = `${COSTS}?c_stateCode=IL&c_postalCode=60601`
  const idsAt = async (url: string) => (await guest.call('GET', url)).body.shippingCosts
  const [express, ground] = [{ id: 'Express' }, { id: 'GroundDisc' }]
  expect(await idsAt(`${place}&c_isPOBox=true`)).toMatchObject([ground])
  expect(await idsAt(`${place}&c_isPOBox=false`)).toMatchObject([express, ground])
  expect((await guest.call('GET', `${place}&c_isPOBox=maybe`)).status).toBe(400)
})

it('derives the state from the postal code [CHK-050]', async () => {
  await guest.basket('POST', '', { productItems: [{ productId: 'assorted-9', quantity: 2 }] })
  const chicago = await guest.call('GET', `${COSTS}?c_postalCode=60601-1234`)
  expect(chicago.body).toMatchObject({ shippingCosts: [{ id: 'Express', taxTotal: 3.75 }, {}] })
  const anchorage = await guest.call('GET', `${COSTS}?c_postalCode=99501&c_countryCode=US`)
  expect(anchorage.body).toMatchObject({ shippingCosts: [{ id: 'GroundDisc' }] })
  expect(await guest.call('GET', `${COSTS}?c_postalCode=00000`)).toMatchObject({
    status: 400,
    body: { c_field: 'c_postalCode' },
  })
})

it.each([
  ['the state', { optedin: [{ id: 'truffles-9', frequency: '2_3' }], productToSubscribe: 'x' }],
  ['its text', { c_subscriptionOptins: '{"optedin":[{"id":"truffles-9","frequency":"2_3"}]}' }],
  ['the list', [{ id: 'truffles-9', frequency: '2_3' }]],
])('stores subscriptions sent as %s', async (_name, payload) => {
  const basketId = await createBasket()
  expect((await guest.call('POST', OPTINS, payload)).body).toMatchObject({ success: true })
  const { body } = await guest.basket('GET', `/${basketId}`)
  const state: unknown = JSON.parse(String(body.c_subscriptionOptins))
  expect(state).toMatchObject({ optedin: [{ id: 'truffles-9', frequency: '2_3' }] })
})

it.each([
  ['a long gift message', GIFT_MESSAGE, [{ shipment_id: 'me', giftMessage: 'x'.repeat(151) }]],
  ['an emoji', GIFT_MESSAGE, [{ shipment_id: 'me', giftMessage: 'Hi 🍫' }]],
  ['no list', GIFT_MESSAGE, { shipment_id: 'me' }],
  ['no shipments', UPDATE, {}],
  ['a wrong date', UPDATE, { shipments: [{ shipmentId: 'me', c_DATE_WANTED: 'soon' }] }],
  ['a closed shop', UPDATE, { shipments: [{ shipmentId: 'me', c_fromStoreId: '102' }] }],
  ['no opt-ins', OPTINS, {}],
  ['a wrong frequency', OPTINS, [{ id: 'truffles-9', frequency: 'often' }]],
  ['broken text', OPTINS, { c_subscriptionOptins: '{' }],
])('rejects %s', async (_name, path, payload) => {
  await createBasket()
  const { status, body } = await guest.call('POST', path, payload)
  expect(status).toBe(400)
  expect(body).toMatchObject({ detail: expect.any(String) })
})

it.each<['GET' | 'POST', string, object | undefined]>([
  ['POST', GIFT_MESSAGE, [{ shipment_id: 'me', giftMessage: 'Hi' }]],
  ['POST', UPDATE, { shipments: [{ shipmentId: 'me' }] }],
  ['GET', COSTS, undefined],
  ['POST', OPTINS, []],
])('%s %s requires a shopper and an open basket', async (method, url, payload) => {
  const missing = await guest.call(method, url, payload)
  expect(missing).toMatchObject({ status: 404, body: { detail: 'Missing basket' } })
  const anonymous = await engine.app.inject({ method, url: `${url}?siteId=brindille`, payload })
  expect(anonymous.statusCode).toBe(401)
})
