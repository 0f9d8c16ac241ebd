import { TestCheckout, useCheckout } from '../testing/test-checkout'
import { logInTestShopper } from '../testing/test-shopper'

const ACCOUNT = '/custom/account/v1/organizations/f_ecom_prln_001'
const CUSTOMERS = '/customer/shopper-customers/v1/organizations/f_ecom_prln_001/customers'
const password = 'Cocoa&Nibs9'
const email = 'ada@example.com'

let guest: TestCheckout
const engine = useCheckout()
beforeAll(() => engine.db.updateTable('inventory').set({ ats: 50 }).execute())
beforeEach(async () => {
  await engine.db.deleteFrom('customer').execute()
  guest = await TestCheckout.asGuest(engine.app)
})

async function order(shopper: TestCheckout) {
  const line = { productId: 'assorted-9', quantity: 1 }
  const basketId = await shopper.fillBasket([line], 'PAY_BY_CHECK')
  const { body } = await shopper.order('POST', '', { basketId })
  expect(body.status).toBe('new')
  return body.orderNo ?? ''
}

const register = (shopper: TestCheckout, orderNo: string, secret = password) =>
  shopper.call('POST', `${ACCOUNT}/customer-register-with-order`, { orderNo, password: secret })

const logIn = async (from?: TestCheckout) =>
  TestCheckout.as(
    engine.app,
    await logInTestShopper(engine.app, {
      credentials: { login: email, password },
      guest: from?.shopper,
    }),
  )

const ordersOf = async (customer: TestCheckout) => {
  const { body } = await customer.call('GET', `${CUSTOMERS}/${customer.shopper.customerId}/orders`)
  return (body as { data?: { orderNo: string }[] }).data?.map(({ orderNo }) => orderNo) ?? []
}

it('registers an account from an order, which belongs to the customer after the login', async () => {
  const orderNo = await order(guest)
  const { status, body } = await register(guest, orderNo)
  expect(status).toBe(200)
  expect(body).toMatchObject({ email, login: email, firstName: 'Ada', lastName: 'Lovelace' })

  const ada = await logIn(guest)
  expect(await ordersOf(ada)).toEqual([orderNo])
  expect((await ada.order('GET', `/${orderNo}`)).body).toMatchObject({
    guest: false,
    customerInfo: { customerId: ada.shopper.customerId, email },
  })
  expect((await guest.order('GET', `/${orderNo}`)).status).toBe(404)
})

it('assigns the order to an existing account with the same e-mail address after the login', async () => {
  const before = await order(guest)
  await register(guest, before)
  const other = await TestCheckout.asGuest(engine.app)
  const orderNo = await order(other)
  const refused = await register(other, orderNo)
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({ detail: 'The login is already in use.' })
  expect(await ordersOf(await logIn(other))).toEqual([orderNo])
})

it('does not assign orders to other shoppers or without the session of the order', async () => {
  const orderNo = await order(guest)
  const stranger = await TestCheckout.asGuest(engine.app)
  expect((await register(stranger, orderNo)).status).toBe(404)
  await register(guest, orderNo)
  expect(await ordersOf(await logIn())).toEqual([])
  expect(await ordersOf(await logIn(stranger))).toEqual([])
  // a different e-mail address on the same device means a different person
  await engine.db.updateTable('order_header').set({ email: 'bob@example.com' }).execute()
  expect(await ordersOf(await logIn(guest))).toEqual([])
})

it('does not assign an order that is not placed yet', async () => {
  const orderNo = await order(guest)
  await register(guest, orderNo)
  await engine.db.updateTable('order_header').set({ status: 'created' }).execute()
  expect(await ordersOf(await logIn(guest))).toEqual([])
})

it('requires a strong password', async () => {
  const { status, body } = await register(guest, await order(guest), 'weak')
  expect(status).toBe(400)
  expect(body).toMatchObject({ title: 'Invalid Password' })
})
