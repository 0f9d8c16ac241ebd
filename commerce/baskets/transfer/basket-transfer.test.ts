import { TestCheckout, useCheckout, useGuest } from '../../testing/test-checkout'
import { logInTestShopper, type TestShopper } from '../../testing/test-shopper'

const engine = useCheckout()
const guest = useGuest(engine)

/** Logs in, continuing the session of `guest` if given. */
async function logIn(credentials: { login: string; password: string }, guest?: TestShopper) {
  return TestCheckout.as(engine.app, await logInTestShopper(engine.app, { credentials, guest }))
}

const boxes = (quantity: number) => ({ productItems: [{ productId: 'assorted-9', quantity }] })

it("transfers the guest's basket to the customer who logs in", async () => {
  const { body: left } = await guest.basket('POST', '', boxes(2))
  const grace = await logIn(await guest.register(), guest.shopper)
  const { status, body } = await grace.basket('POST', '/actions/transfer?merge=true')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    basketId: left.basketId,
    customerInfo: { customerId: grace.shopper.customerId },
    productItems: [{ quantity: 2 }],
  })
  expect((await guest.basket('GET', `/${left.basketId}`)).status).toBe(404)
})

it('merges both baskets: pickups with pickups of the shop, deliveries with deliveries', async () => {
  const credentials = await guest.register()
  const before = await logIn(credentials)
  await before.basket('POST', '', boxes(1))
  const pickup = {
    shipmentId: 'me',
    c_fromStoreId: '101',
    shippingAddress: { city: 'San Francisco', stateCode: 'CA', c_storeId: '101' },
  }
  const { body: left } = await guest.basket('POST', '', {
    shipments: [pickup, { shipmentId: 'Shipment1' }],
    productItems: [
      { productId: 'brittle', quantity: 1, inventoryId: 'shop-101' },
      { productId: 'assorted-9', quantity: 3, shipmentId: 'Shipment1' },
    ],
  })
  expect(left.productItems).toHaveLength(2)
  const grace = await logIn(credentials, guest.shopper)
  const conflict = await grace.basket('POST', '/actions/transfer')
  expect(conflict.status).toBe(409)
  const { body } = await grace.basket('POST', '/actions/merge')
  const places = body.productItems?.map(({ productId, shipmentId }) => [productId, shipmentId])
  expect(places).toEqual([
    ['assorted-9', 'me'],
    ['brittle', 'Shipment1'],
  ])
  expect(body.productItems).toMatchObject([{ quantity: 3 }, { quantity: 1 }])
  expect(body.shipments).toMatchObject([{ shipmentId: 'me' }, { c_fromStoreId: '101' }])
})

it('transfers no basket to an unrelated customer or between customers', async () => {
  const credentials = await guest.register()
  const grace = await logIn(credentials, guest.shopper)
  await grace.basket('POST', '', boxes(1))
  const other = await logIn(await guest.register(), guest.shopper)
  expect((await other.basket('POST', '/actions/transfer?merge=true')).status).toBe(204)
  expect((await other.basket('POST', '/actions/merge')).status).toBe(409)
  expect((await guest.basket('POST', '/actions/transfer')).status).toBe(403)
})
