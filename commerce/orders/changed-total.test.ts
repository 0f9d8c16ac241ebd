import { insertPromotions, RUNNING } from '../testing/promotions-for-tests'
import { TestCheckout, useCheckout, type Answer } from '../testing/test-checkout'
import { logInTestShopper } from '../testing/test-shopper'

const SHOPPER_CUSTOMERS = '/customer/shopper-customers/v1/organizations/f_ecom_prln_001'
const LINE = [{ productId: 'assorted-9', quantity: 1 }]
const CHANGED = expect.stringMatching(/\/basket-total-changed$/)

let at = new Date('2026-11-20T12:00:00Z')
const engine = useCheckout({ now: () => at })
beforeAll(async () => {
  await engine.db.updateTable('inventory').set({ ats: 100 }).execute()
  const dollar = {
    promotionClass: 'order',
    tiers: [{ threshold: 0, discount: { type: 'amount', amountMinor: 100 } }],
  }
  const ending = { ...RUNNING, endsAt: ['2026-11-20T12:10:00Z'] }
  const promotions = [
    { ...dollar, id: 'once', assignments: [{ ...RUNNING, couponIds: ['once'] }] },
    { ...dollar, id: 'ends', assignments: [{ ...ending, couponIds: ['ends'] }] },
  ]
  await insertPromotions(engine.db, promotions, { once: 'ONCE', ends: 'ENDS' })
  await engine.db
    .updateTable('coupon')
    .set({ definition: '{"limits": {"perCode": 1}}' })
    .where('id', '=', 'once')
    .execute()
})

/** Moves the clock, so that cached sites are read again. */
const wait = (minutes: number) => {
  at = new Date(at.getTime() + minutes * 60_000)
}

async function fill(guest: TestCheckout, code?: string) {
  const basketId = await guest.fillBasket(LINE)
  if (code) await guest.basket('POST', `/${basketId}/coupons`, { code })
  return {
    basketId,
    read: () => guest.basket('GET', `/${basketId}`),
    order: () => guest.order('POST', '', { basketId }),
  }
}

async function logInTwice() {
  const credentials = { login: 'ada@example.com', password: 'Cocoa&Nibs9' }
  const guest = await TestCheckout.asGuest(engine.app)
  const { login, password } = credentials
  const customer = { login, email: login, lastName: 'Lovelace' }
  await guest.call('POST', `${SHOPPER_CUSTOMERS}/customers`, { customer, password })
  const logIn = async () =>
    TestCheckout.as(engine.app, await logInTestShopper(engine.app, { credentials }))
  return [await logIn(), await logIn()] as const
}

const changePrice = (byMinor: number) =>
  engine.db
    .updateTable('price')
    .set((eb) => ({ amount_minor: eb('amount_minor', '+', byMinor) }))
    .where('product_id', '=', 'assorted-9')
    .execute()

/**
 * Expects the order to be refused until its basket has been read again, and then to be placed with
 * the new total.
 */
async function expectRefusal({ order, read }: Awaited<ReturnType<typeof fill>>): Promise<Answer> {
  const refused = await order()
  expect([refused.status, refused.body.type]).toEqual([400, CHANGED])
  expect((await order()).status).toBe(400)
  const { orderTotal } = (await read()).body
  expect(refused.body).toMatchObject({ c_orderTotal: orderTotal })
  const placed = await order()
  expect([placed.status, placed.body.orderTotal]).toEqual([200, orderTotal])
  return refused
}

it('refuses an order whose coupon code has been used up by another shopper', async () => {
  const guest = await TestCheckout.asGuest(engine.app)
  const one = await fill(guest, 'ONCE')
  const other = await fill(await TestCheckout.asGuest(engine.app), 'ONCE')
  expect((await other.order()).status).toBe(200)
  const { body } = await expectRefusal(one)
  expect(body).toMatchObject({ c_lostCouponCodes: ['ONCE'] })
})

it('refuses an order whose promotion has ended', async () => {
  const one = await fill(await TestCheckout.asGuest(engine.app), 'ENDS')
  wait(15)
  const { body } = await expectRefusal(one)
  expect(body).toMatchObject({ c_lostCouponCodes: ['ENDS'] })
})

it.each([
  ['a higher price', () => changePrice(300)],
  ['a lower price', () => changePrice(-300)],
  ['another tax', () => engine.db.updateTable('tax_rate').set({ rate: 0.1 }).execute()],
  [
    'more expensive shipping',
    () =>
      engine.db
        .updateTable('shipping_method')
        .set({ price_table: JSON.stringify([{ minAmountMinor: 0, rateMinor: 1295 }]) })
        .where('id', '=', 'GroundDisc')
        .execute(),
  ],
])('refuses an order with %s than the basket showed', async (_name, change) => {
  const one = await fill(await TestCheckout.asGuest(engine.app))
  await change()
  wait(1)
  await expectRefusal(one)
})

it('refuses an order whose gift card was used elsewhere, and returns the open amount', async () => {
  const key = { site_id: 'brindille', code: '6000000000000001' }
  const certificate = { ...key, currency: 'USD', amount_minor: 1000, balance_minor: 1000 }
  await engine.db.insertInto('gift_certificate').values(certificate).execute()
  const method = { site_id: 'brindille', id: 'GIFTCARD', name: 'Gift card', position: 9 }
  await engine.db
    .insertInto('payment_method')
    .values({ ...method, cards: '[]' })
    .execute()
  const guest = await TestCheckout.asGuest(engine.app)
  const one = await fill(guest)
  const payment = { paymentMethodId: 'GIFTCARD', giftCertificateCode: key.code }
  const { body } = await guest.basket('POST', `/${one.basketId}/payment-instruments`, payment)
  const left = Number(body['c_paymentAmount'])
  await engine.db.updateTable('gift_certificate').set({ balance_minor: 400 }).execute()
  const refused = await one.order()
  expect(refused.body).toMatchObject({ type: CHANGED, c_shownPaymentAmount: left })
  expect(Number((await one.read()).body['c_paymentAmount'])).toBeCloseTo(left + 6, 2)
  const { status, body: order } = await one.order()
  expect(status).toBe(200)
  expect(order.paymentInstruments).toContainEqual(expect.objectContaining({ amount: 4 }))
})

it('compares with the basket that the same session has read', async () => {
  const [onLaptop, phone] = await logInTwice()
  const laptop = await fill(onLaptop)
  const { body } = await phone.basket('GET', `/${laptop.basketId}`)
  const itemId = body.productItems?.[0]?.itemId
  await phone.basket('PATCH', `/${laptop.basketId}/items/${itemId}`, { quantity: 2 })
  await expectRefusal(laptop)
})

it('returns the same order for a repeated request even if prices have changed', async () => {
  const one = await fill(await TestCheckout.asGuest(engine.app))
  const placed = await one.order()
  await changePrice(300)
  wait(1)
  const again = await one.order()
  expect([again.status, again.body.orderNo]).toEqual([200, placed.body.orderNo])
  await changePrice(-300)
  wait(1)
})

it('counts the list of baskets and OCAPI as reading the basket, too', async () => {
  const guest = await TestCheckout.asGuest(engine.app)
  const one = await fill(guest)
  const list = `${SHOPPER_CUSTOMERS}/customers/${guest.shopper.customerId}/baskets`
  await changePrice(300)
  wait(1)
  expect((await one.order()).status).toBe(400)
  expect((await guest.call('GET', list)).status).toBe(200)
  expect((await one.order()).status).toBe(200)

  const other = await fill(guest)
  await changePrice(-300)
  wait(1)
  const ocapi = `/s/brindille/dw/shop/v23_2/baskets/${other.basketId}`
  expect((await guest.call('GET', ocapi)).status).toBe(200)
  expect((await other.order()).status).toBe(200)
})

it('handles simultaneous reads, changes and orders of a basket without errors or a second order', async () => {
  const guest = await TestCheckout.asGuest(engine.app)
  const { basketId, read, order } = await fill(guest)
  const itemId = (await read()).body.productItems?.[0]?.itemId
  const write = (quantity: number) =>
    guest.basket('PATCH', `/${basketId}/items/${itemId}`, { quantity })
  const answers = await Promise.all([write(2), read(), order(), write(3), read(), order(), read()])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  const numbers = answers.flatMap(({ body }) => body.orderNo ?? [])
  expect(new Set(numbers).size).toBeLessThan(2)
})
