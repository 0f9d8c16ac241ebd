import { z } from 'zod'
import { useEngine } from '../../testing/engine'
import { seedBasketModel } from '../../testing/basket-model/seed-basket-model'
import { ILLINOIS, TestCheckout, type Basket } from '../../testing/test-checkout'
import { logInTestShopper, TEST_CLIENT_ID, type Credentials } from '../../testing/test-shopper'

const CUSTOMERS = '/customer/shopper-customers/v1/organizations/f_ecom_prln_001/customers'
const BOB = { ...ILLINOIS, firstName: 'Bob', address1: '9 Ash St' }
const EVE = { ...ILLINOIS, firstName: 'Eve', address1: '4 Fir St' }

const BAG = {
  productItems: [
    { productId: 'assorted-9', quantity: 2, shipmentId: 'me' },
    { productId: 'card', quantity: 1, shipmentId: 'Shipment1' },
    { productId: 'brittle', quantity: 1, shipmentId: 'Shipment2', inventoryId: 'shop-101' },
  ],
  customerInfo: { email: 'ada@example.com' },
  shipments: [
    {
      shipmentId: 'me',
      shippingAddress: ILLINOIS,
      shippingMethod: { id: 'Express' },
      gift: true,
      giftMessage: 'For you',
    },
    { shipmentId: 'Shipment1', shippingAddress: BOB, shippingMethod: { id: 'GroundDisc' } },
    {
      shipmentId: 'Shipment2',
      c_fromStoreId: '101',
      shippingMethod: { id: 'StorePickup' },
      shippingAddress: { city: 'San Francisco', stateCode: 'CA', c_storeId: '101' },
    },
  ],
}

const Baskets = z.object({ baskets: z.array(z.object({ basketId: z.string() })) })

const engine = useEngine(seedBasketModel)

async function logIn(credentials: Credentials, guest: TestCheckout) {
  const shopper = await logInTestShopper(engine.app, { credentials, guest: guest.shopper })
  const customer = TestCheckout.as(engine.app, shopper)
  const { status } = await customer.basket('POST', '/actions/transfer?merge=true')
  expect([200, 204]).toContain(status)
  return customer
}

async function fill(shopper: TestCheckout): Promise<void> {
  const { status, body } = await shopper.basket('POST', '', BAG)
  expect(status).toBe(200)
  await shopper.basket('POST', `/${body.basketId}/coupons`, { code: 'NOEL10' })
}

async function bagOf(shopper: TestCheckout): Promise<Basket> {
  const path = `${CUSTOMERS}/${shopper.shopper.customerId}/baskets`
  const { body } = await shopper.call('GET', path)
  const { baskets } = Baskets.parse(body)
  expect(baskets).toHaveLength(1)
  const { body: basket } = await shopper.basket('GET', `/${baskets[0]?.basketId}`)
  return basket
}

/** The parts of a bag that a shopper would miss. */
const summary = ({ productItems = [], shipments = [], couponItems = [] }: Basket) => ({
  lines: productItems.map(({ productId, quantity, shipmentId }) => [
    productId,
    quantity,
    shipmentId,
  ]),
  shipments: shipments.map(({ shippingAddress, giftMessage, shippingMethod, ...shipment }) => ({
    to: shippingAddress?.address1 ?? shipment['c_fromStoreId'],
    giftMessage,
    method: shippingMethod?.id,
  })),
  codes: couponItems.map(({ code }) => code),
})

const WHOLE = {
  lines: [
    ['assorted-9', 2, 'me'],
    ['card', 1, 'Shipment1'],
    ['brittle', 1, 'Shipment2'],
  ],
  shipments: [
    { to: '1 Main St', giftMessage: 'For you', method: 'Express' },
    { to: '9 Ash St', giftMessage: undefined, method: 'GroundDisc' },
    { to: '101', giftMessage: undefined, method: 'StorePickup' },
  ],
  codes: ['NOEL10'],
}

test("a login keeps the guest's complete bag", async () => {
  const credentials = await (await TestCheckout.asGuest(engine.app)).register()
  const guest = await TestCheckout.asGuest(engine.app)
  await fill(guest)
  expect(summary(await bagOf(await logIn(credentials, guest)))).toEqual(WHOLE)
})

test("a registration keeps the guest's complete bag", async () => {
  const guest = await TestCheckout.asGuest(engine.app)
  await fill(guest)
  expect(summary(await bagOf(await logIn(await guest.register(), guest)))).toEqual(WHOLE)
})

test('a repeated login after a session has ended merges both bags', async () => {
  const guest = await TestCheckout.asGuest(engine.app)
  const credentials = await guest.register()
  await fill(await logIn(credentials, guest))
  const productItems = [{ productId: 'truffles-9', quantity: 1 }]
  const shipments = [{ shipmentId: 'me', shippingAddress: EVE, giftMessage: 'Hello' }]
  await guest.basket('POST', '', { productItems, shipments })
  const { lines, shipments: sent, codes } = summary(await bagOf(await logIn(credentials, guest)))
  expect(lines.map(([productId, quantity]) => [productId, quantity])).toEqual([
    ['truffles-9', 1],
    ['assorted-9', 2],
    ['card', 1],
    ['brittle', 1],
  ])
  expect(sent.map(({ to, giftMessage }) => [to, giftMessage])).toEqual([
    ['4 Fir St', 'Hello'],
    ['1 Main St', 'For you'],
    ['9 Ash St', undefined],
    ['101', undefined],
  ])
  expect(new Set(lines.map(([, , shipmentId]) => shipmentId)).size).toBe(4)
  expect(codes).toEqual(['NOEL10'])
})

test('after a logout the customer keeps the bag, and the next guest has none', async () => {
  const guest = await TestCheckout.asGuest(engine.app)
  const credentials = await guest.register()
  const customer = await logIn(credentials, guest)
  await fill(customer)
  await engine.app.services.auth.revoke(customer.shopper.refreshToken, TEST_CLIENT_ID)
  const next = await TestCheckout.asGuest(engine.app)
  const { body } = await next.call('GET', `${CUSTOMERS}/${next.shopper.customerId}/baskets`)
  expect(body).toMatchObject({ total: 0 })
  expect(summary(await bagOf(await logIn(credentials, next)))).toEqual(WHOLE)
})
