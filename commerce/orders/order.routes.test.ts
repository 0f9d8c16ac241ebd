import { APPROVED_CARD, createCardToken, DECLINED_CARD } from '../testing/test-card'
import { ILLINOIS, TestCheckout, useCheckout, useGuest } from '../testing/test-checkout'
import { atsOf } from '../testing/shop-state'

const engine = useCheckout({ listens: true })
const guest = useGuest(engine)
beforeEach(() => setStock('assorted-9', 20))

const setStock = (productId: string, ats: number) =>
  engine.db.updateTable('inventory').set({ ats }).where('product_id', '=', productId).execute()

const stockOf = (productId: string) => atsOf(engine.db, productId)

async function placeOrder(shopper = guest, quantity = 2, paymentMethodId?: string) {
  const basketId = await shopper.fillBasket(
    [{ productId: 'assorted-9', quantity }],
    paymentMethodId,
  )
  const { body } = await shopper.order('POST', '', { basketId })
  const instrumentId = body.paymentInstruments?.[0]?.paymentInstrumentId
  return { basketId, order: body, path: `/${body.orderNo}/payment-instruments/${instrumentId}` }
}

async function payBody(number: string) {
  return {
    paymentMethodId: 'CREDIT_CARD',
    amount: 52.01,
    c_token: await createCardToken(engine.app, number),
  }
}

const countPayments = async () =>
  (await engine.db.selectFrom('card_gateway_payment').select('id').execute()).length

describe('ordering', () => {
  it('numbers the order, takes its stock, stores its content and deletes the bag [CHK-039, CHK-046, CHK-047]', async () => {
    const { order, basketId } = await placeOrder()
    expect(order).toMatchObject({
      orderNo: expect.stringMatching(/^0000\d{4}$/),
      status: 'created',
      paymentStatus: 'not_paid',
      guest: true,
      customerInfo: { email: 'ada@example.com', customerId: guest.shopper.customerId },
      productItems: [{ productId: 'assorted-9', quantity: 2, price: 40 }],
      shippingTotal: 8.95,
      taxTotal: 3.06,
      orderTotal: 52.01,
      paymentInstruments: [{ paymentMethodId: 'CREDIT_CARD', amount: 52.01 }],
    })
    expect(await stockOf('assorted-9')).toBe(18)
    expect((await guest.basket('GET', `/${basketId}`)).status).toBe(404)
    expect((await guest.order('GET', `/${order.orderNo}`)).body).toEqual(order)
  })

  it('creates one order per basket, even for simultaneous requests [CHK-059]', async () => {
    const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
    const place = () => guest.order('POST', '', { basketId })
    const answers = await Promise.all([place(), place(), place()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.orderNo)).size).toBe(1)
    expect(await stockOf('assorted-9')).toBe(19)
  })

  it('never sells more than the stock in simultaneous orders', async () => {
    await setStock('assorted-9', 3)
    const shoppers = await Promise.all(
      Array.from({ length: 5 }, () => TestCheckout.asGuest(engine.app)),
    )
    const baskets: [TestCheckout, string][] = []
    for (const shopper of shoppers) {
      const basketId = await shopper.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
      baskets.push([shopper, basketId])
    }
    const answers = await Promise.all(
      baskets.map(([shopper, basketId]) => shopper.order('POST', '', { basketId })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 400, 400])
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
      type: expect.stringContaining('product-item-not-available'),
      c_available: 0,
    })
    expect(await stockOf('assorted-9')).toBe(0)
  })

  it('lists all missing data [CHK-011]', async () => {
    const { body: basket } = await guest.basket('POST', '', {
      productItems: [{ productId: 'assorted-9', quantity: 1 }],
    })
    const { status, body } = await guest.order('POST', '', { basketId: basket.basketId })
    expect(status).toBe(400)
    expect(body.c_missing).toEqual(
      expect.arrayContaining([
        'customerInfo.email',
        'shipments.me.shippingAddress.address1',
        'shipments.me.shippingMethod',
        'billingAddress.postalCode',
        'paymentInstruments',
      ]),
    )
  })

  it('refuses a missing or unknown basket, or one of another shopper', async () => {
    const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
    const stranger = await TestCheckout.asGuest(engine.app)
    expect((await stranger.order('POST', '', { basketId })).status).toBe(404)
    expect((await guest.order('POST', '', {})).status).toBe(400)
    expect((await guest.order('POST', '', { basketId: 'none' })).status).toBe(404)
  })

  it('shows an order only to its own shopper', async () => {
    const { order, path } = await placeOrder()
    const stranger = await TestCheckout.asGuest(engine.app)
    expect((await stranger.order('GET', `/${order.orderNo}`)).status).toBe(404)
    const paid = await stranger.order('PATCH', path, await payBody(APPROVED_CARD))
    expect(paid.status).toBe(404)
  })
})

describe('paying by card', () => {
  it('places the order when the gateway approves, without storing a token', async () => {
    const { order, path } = await placeOrder()
    const { status, body } = await guest.order('PATCH', path, await payBody(APPROVED_CARD))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      orderNo: order.orderNo,
      status: 'new',
      confirmationStatus: 'confirmed',
      paymentStatus: 'paid',
      paymentInstruments: [
        {
          paymentCard: { cardType: 'Visa', maskedNumber: '************1111', expirationYear: 2031 },
        },
      ],
    })
    expect(body.c_flashes).toBeUndefined()
    const rows = JSON.stringify([
      await engine.db.selectFrom('order_header').selectAll().execute(),
      await engine.db.selectFrom('card_gateway_token').selectAll().execute(),
    ])
    expect(rows).not.toContain('eyJ')
    expect(rows).not.toContain(APPROVED_CARD)
    expect(await stockOf('assorted-9')).toBe(18)
  })

  it('a decline fails the order, returns the stock and restores the bag for a new order [CHK-038, CHK-057]', async () => {
    const { order, path, basketId } = await placeOrder()
    const { status, body } = await guest.order('PATCH', path, await payBody(DECLINED_CARD))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'failed',
      c_flashes: [
        { type: 'PaymentTransactionFailed', message: expect.stringContaining('declined') },
      ],
    })
    expect(await stockOf('assorted-9')).toBe(20)
    const reopened = await guest.basket('GET', `/${basketId}`)
    expect(reopened.body).toMatchObject({
      customerInfo: { email: 'ada@example.com' },
      productItems: [{ quantity: 2 }],
      shipments: [{ shippingMethod: { id: 'GroundDisc' } }],
      paymentInstruments: [],
      orderTotal: 52.01,
    })
    await guest.basket('POST', `/${basketId}/payment-instruments`, {
      paymentMethodId: 'CREDIT_CARD',
    })
    const { body: second } = await guest.order('POST', '', { basketId })
    expect(second.orderNo).not.toBe(order.orderNo)
    const id = second.paymentInstruments?.[0]?.paymentInstrumentId
    const retry = `/${second.orderNo}/payment-instruments/${id}`
    const paid = await guest.order('PATCH', retry, await payBody(APPROVED_CARD))
    expect(paid.body.status).toBe('new')
    expect(await stockOf('assorted-9')).toBe(18)
  })

  it('restores the bag together with the content of a newer one', async () => {
    const { path, basketId } = await placeOrder()
    await guest.basket('POST', '', { productItems: [{ productId: 'truffles-9', quantity: 1 }] })
    await guest.order('PATCH', path, await payBody(DECLINED_CARD))
    const { body } = await guest.basket('GET', `/${basketId}`)
    expect(body.productItems).toMatchObject([
      { productId: 'assorted-9' },
      { productId: 'truffles-9' },
    ])
  })

  it('charges the card once, even for repeated requests [CHK-059]', async () => {
    const { path } = await placeOrder()
    const before = await countPayments()
    const body = await payBody(APPROVED_CARD)
    const pay = () => guest.order('PATCH', path, body)
    const answers = await Promise.all([pay(), pay(), pay()])
    answers.push(await pay())
    expect(answers.map((answer) => answer.body.status)).toEqual(['new', 'new', 'new', 'new'])
    expect(await countPayments()).toBe(before + 1)
  })

  it('resumes an order whose payment was interrupted', async () => {
    const { order, path } = await placeOrder()
    await engine.db
      .updateTable('order_header')
      .set({ payment_status: 'authorising', authorising_since: '2026-01-01T00:00:00Z' })
      .where('order_no', '=', String(order.orderNo))
      .execute()
    const { body } = await guest.order('PATCH', path, await payBody(APPROVED_CARD))
    expect(body.status).toBe('new')
  })

  it('keeps the order payable after an invalid request', async () => {
    const { path } = await placeOrder()
    const used = await payBody(APPROVED_CARD)
    expect((await guest.order('PATCH', path, { ...used, amount: 1 })).status).toBe(400)
    expect((await guest.order('PATCH', path, { amount: 52.01 })).status).toBe(400)
    expect((await guest.order('PATCH', path, { ...used, c_token: 7 })).status).toBe(400)
    expect((await guest.order('PATCH', path, used)).body.status).toBe('new')
  })

  it.each([
    ['is invalid', () => 'nonsense'],
    ['was not issued by the gateway', (token: string) => `${token.slice(0, -8)}AAAAAAAA`],
  ])('restores the bag when the card token %s', async (_name, change) => {
    const { path, basketId } = await placeOrder()
    const before = await countPayments()
    const good = await payBody(APPROVED_CARD)
    const { body } = await guest.order('PATCH', path, { ...good, c_token: change(good.c_token) })
    expect(body).toMatchObject({
      status: 'failed',
      c_flashes: [{ message: expect.stringContaining('entered again') }],
    })
    expect((await guest.basket('GET', `/${basketId}`)).body.productItems).toHaveLength(1)
    expect(await countPayments()).toBe(before)
  })
})

describe('without a card', () => {
  it('places an order paid by check as unpaid', async () => {
    const { path } = await placeOrder(guest, 2, 'PAY_BY_CHECK')
    const { body } = await guest.order('PATCH', path, { paymentMethodId: 'PAY_BY_CHECK' })
    expect(body).toMatchObject({ status: 'new', paymentStatus: 'not_paid' })
  })

  it('refuses an order with a total above zero without a payment', async () => {
    const basketId = await guest.fillBasket(
      [{ productId: 'assorted-9', quantity: 1 }],
      'NO_PAYMENT',
    )
    const { body } = await guest.order('POST', '', { basketId })
    expect(body.c_missing).toEqual(['paymentInstruments'])
  })
})

it('releases the stock and basket of an order that is left unpaid', async () => {
  const { orders } = engine.app.services
  const [past, future] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)]
  await orders.failStaleOrders(future)
  await setStock('assorted-9', 20)
  const { order, basketId } = await placeOrder()
  expect(await orders.failStaleOrders(past)).toEqual([])
  expect(await orders.failStaleOrders(future)).toEqual([order.orderNo])
  expect(await stockOf('assorted-9')).toBe(20)
  expect((await guest.basket('GET', `/${basketId}`)).status).toBe(200)
})

it('fails an unpaid order on request, but not a failed one', async () => {
  const { order, basketId } = await placeOrder()
  const fail = `/${order.orderNo}/actions/fail?reopenBasket=true`
  const answer = await guest.order('POST', fail, { reasonCode: 'payment_auth_failure' })
  expect(answer.status).toBe(201)
  expect(answer.headers.location).toContain(`/baskets/${basketId}`)
  expect(await stockOf('assorted-9')).toBe(20)
  expect((await guest.basket('GET', `/${basketId}`)).status).toBe(200)
  expect((await guest.order('POST', fail, {})).body).toMatchObject({
    title: 'Order Status Transition',
    detail: `The order status change from 'Failed' to 'Failed' for order with number '${order.orderNo}' isn't supported.`,
  })
})

it('a pickup order has a contact but no personal delivery address', async () => {
  const { body: basket } = await guest.basket('POST', '', {
    customerInfo: { email: 'ada@example.com' },
    billingAddress: ILLINOIS,
    shipments: [
      {
        shipmentId: 'me',
        c_fromStoreId: '101',
        shippingAddress: { ...ILLINOIS, firstName: '', lastName: '', c_storeId: '101' },
        shippingMethod: { id: 'StorePickup' },
      },
    ],
    productItems: [{ productId: 'brittle', quantity: 1, inventoryId: 'shop-101' }],
  })
  const path = `/${basket.basketId}`
  await guest.basket('POST', `${path}/payment-instruments`, { paymentMethodId: 'PAY_BY_CHECK' })
  await guest.basket('PATCH', `${path}/shipments/me`, { c_pickupFirstName: 'Grace' })
  const { status, body } = await guest.order('POST', '', { basketId: basket.basketId })
  expect(status).toBe(200)
  // missing fields of the pickup contact come from the billing address and the customer
  expect(body.shipments).toMatchObject([
    {
      c_pickupFirstName: 'Grace',
      c_pickupLastName: 'Lovelace',
      c_pickupPhone: '3125550100',
      c_pickupEmail: 'ada@example.com',
      shipmentNo: '00000001',
    },
  ])
})
