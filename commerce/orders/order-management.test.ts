import { importGiftCertificates } from '../gift-certificates/import-gift-certificates'
import { allowReturns } from '../testing/allow-returns'
import { APPROVED_CARD, createCardToken, DECLINED_CARD } from '../testing/test-card'
import { ILLINOIS, TestCheckout, useCheckout, useGuest } from '../testing/test-checkout'
import { approveWallet } from '../testing/test-wallet'
import { atsOf } from '../testing/shop-state'

const CODE = '6000000000000009999'

const engine = useCheckout({ listens: true })
beforeAll(async () => {
  await allowReturns(engine.db)
  const rows = ['GIFT_CERTIFICATE', 'KLARNA'].map((id, at) => ({
    site_id: 'brindille',
    id,
    name: id,
    position: 10 + at,
    cards: '[]',
  }))
  await engine.db.insertInto('payment_method').values(rows).execute()
  await importGiftCertificates(engine.db, 'brindille', [
    { code: CODE, currency: 'USD', amountMinor: 1000 },
  ])
})

const guest = useGuest(engine)
beforeEach(async () => {
  await engine.db
    .updateTable('inventory')
    .set({ ats: 20 })
    .where('product_id', '=', 'assorted-9')
    .where('list_id', '=', 'brindille-warehouse')
    .execute()
})

const stock = () => atsOf(engine.db, 'assorted-9')

const balance = async () => {
  const query = engine.db.selectFrom('gift_certificate').select('balance_minor')
  return (await query.where('code', '=', CODE).executeTakeFirstOrThrow()).balance_minor
}

async function place(paymentMethodId = 'PAY_BY_CHECK') {
  const basketId = await guest.fillBasket(
    [{ productId: 'assorted-9', quantity: 2 }],
    paymentMethodId,
  )
  const { body } = await guest.order('POST', '', { basketId })
  return { ...body, orderNo: String(body.orderNo), basketId }
}

const walletToken = (basketId: string, wallet: string, result: string) => {
  const source = result === 'approved' ? 'balance' : 'empty'
  return approveWallet(engine.app, wallet, { source, basketId })
}

const API = '/back-office/api/orders'

const office = (path: string, payload?: object) =>
  engine.app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: `${API}${path}`,
    headers: { host: 'localhost:4000' },
    payload,
  })
const ship = (orderNo: string, trackingNumber = '1Z') =>
  office(`/${orderNo}/shipments/me/shipping`, { carrier: 'UPS', trackingNumber, trackingUrl: '' })

const mails = async (reference: string) =>
  engine.db.selectFrom('outbox_mail').selectAll().where('reference', '=', reference).execute()

describe('order management', () => {
  it('refuses invalid returns and cancellations with the documented errors', async () => {
    const { orderNo, productItems } = await place()
    const path = `/${orderNo}/actions`
    const itemId = productItems?.[0]?.itemId
    const back = (quantity: number, id = itemId, reason?: string) =>
      guest.order('POST', `${path}/oms-return-order`, {
        productItems: [{ itemId: id, quantity, reason }],
      })
    expect(await back(1)).toMatchObject({
      status: 409,
      body: { title: 'Order Return Failed', orderNo },
    })
    await ship(orderNo)
    expect(await back(3)).toMatchObject({
      status: 400,
      body: { title: 'Return Quantity Exceeded', itemIds: [itemId] },
    })
    expect(await back(1, 'none')).toMatchObject({
      status: 400,
      body: { title: 'Unknown Product Item Ids', unknownItemIds: ['none'] },
    })
    expect(await back(1, itemId, 'Bored')).toMatchObject({
      status: 400,
      body: { title: 'Invalid Reason Code', reason: 'Bored' },
    })
    const cancel = await guest.order('POST', `${path}/oms-cancel-order`, {})
    expect(cancel).toMatchObject({ status: 409, body: { title: 'Order Cancel Failed', orderNo } })
  })

  it('returns the stock of a canceled order once, and notifies the buyer', async () => {
    const { orderNo } = await place()
    const canCancel = async () => (await guest.order('GET', `/${orderNo}`)).body.c_cancellable
    expect(await stock()).toBe(18)
    expect(await canCancel()).toBe(true)
    const cancel = () => guest.order('POST', `/${orderNo}/actions/oms-cancel-order`, {})
    const answers = await Promise.all([cancel(), cancel()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await stock()).toBe(20)
    expect(await mails(`cancelled:${orderNo}`)).toMatchObject([{ recipient: 'ada@example.com' }])
    expect(await canCancel()).toBe(false)
  })

  it('allows a cancellation only by the buyer and before the order has shipped [ORD-015]', async () => {
    const { orderNo } = await place()
    const path = `/${orderNo}/actions/oms-cancel-order`
    const stranger = await TestCheckout.asGuest(engine.app)
    expect((await stranger.order('POST', path, {})).status).toBe(404)
    const [shipped, cancelled] = await Promise.all([ship(orderNo), guest.order('POST', path, {})])
    const { body } = await guest.order('GET', `/${orderNo}`)
    const isCancelled = cancelled.status === 200
    expect(body.status === 'cancelled').toBe(isCancelled)
    expect(body.shippingStatus === 'shipped').toBe(!isCancelled)
    expect(shipped.statusCode).toBeLessThan(500)
  })
})

describe('wallets', () => {
  const pay = async (wallet: string, result: string) => {
    const order = await place(wallet)
    const id = order.paymentInstruments?.[0]?.paymentInstrumentId
    const c_paymentToken = await walletToken(order.basketId, wallet, result)
    const path = `/${order.orderNo}/payment-instruments/${id}`
    return guest.order('PATCH', path, { c_paymentToken })
  }

  it.each(['PayPal', 'KLARNA'])(
    'place the order when %s has approved the payment',
    async (wallet) => {
      const { body } = await pay(wallet, 'approved')
      expect(body).toMatchObject({ status: 'new', paymentStatus: 'paid' })
      expect(JSON.stringify(body.paymentInstruments)).not.toContain('eyJ')
    },
  )

  it('fail the order when the shopper declines the payment', async () => {
    const { body } = await pay('PayPal', 'declined')
    expect(body).toMatchObject({
      status: 'failed',
      c_flashes: [{ message: expect.stringContaining('not approved') }],
    })
    expect(await stock()).toBe(20)
  })

  it('do not accept an approval of another wallet', async () => {
    const order = await place('PayPal')
    const id = order.paymentInstruments?.[0]?.paymentInstrumentId
    const c_paymentToken = await walletToken(order.basketId, 'Venmo', 'approved')
    const path = `/${order.orderNo}/payment-instruments/${id}`
    expect((await guest.order('PATCH', path, { c_paymentToken })).body.status).toBe('failed')
  })
})

describe('a gift certificate combined with another method', () => {
  it('shares the total to the cent, and gets its share back when the order fails', async () => {
    const lines = [{ productId: 'assorted-9', quantity: 2 }]
    const basketId = await guest.fillBasket(lines, 'CREDIT_CARD')
    await guest.basket('POST', `/${basketId}/payment-instruments`, {
      paymentMethodId: 'GIFT_CERTIFICATE',
      giftCertificateCode: CODE,
    })
    const { body: order } = await guest.order('POST', '', { basketId })
    expect(order).toMatchObject({ status: 'created', paymentStatus: 'not_paid' })
    const amounts = new Map(
      order.paymentInstruments?.map((one) => [one.paymentMethodId, one.amount]),
    )
    expect(amounts.get('GIFT_CERTIFICATE')).toBe(10)
    expect(amounts.get('CREDIT_CARD')).toBeCloseTo((order.orderTotal ?? 0) - 10, 2)
    expect(await balance()).toBe(0)
    await guest.order('POST', `/${order.orderNo}/actions/fail?reopenBasket=true`, {})
    expect(await balance()).toBe(1000)
    expect(await stock()).toBe(20)
  })
})

it('a payment by card that names a gift card forgives no guess at its security code', async () => {
  const code = 'WITH-CVN'
  await importGiftCertificates(engine.db, 'brindille', [
    { code, cvn: '4711', currency: 'USD', amountMinor: 1000 },
  ])
  const { orderNo, paymentInstruments } = await place('CREDIT_CARD')
  const path = `/${orderNo}/payment-instruments`
  await guest.order('DELETE', `${path}/${paymentInstruments?.[0]?.paymentInstrumentId}`)
  const giftCardRequest = { brand: 'own', cardNumber: code, cvc: '1' }
  const add = async (paymentMethodId: string) =>
    (await guest.order('POST', path, { paymentMethodId, giftCardRequest, amount: 1 })).status
  for (let tried = 0; tried < 10; tried += 1) {
    expect(await add('GIFT_CERTIFICATE')).toBe(400)
    expect(await add('CREDIT_CARD')).toBe(200)
  }
  expect(await add('GIFT_CERTIFICATE')).toBe(429)
})

it('pays with the token of a saved card without storing it', async () => {
  const number = APPROVED_CARD
  const expiry = { expirationMonth: 12, expirationYear: 2031 }
  const { customerId } = guest.shopper
  const { storedCards } = engine.app.services
  const saved = await storedCards.storeCard({ number, ...expiry }, customerId)
  const { orderNo, paymentInstruments } = await place('CREDIT_CARD')
  const id = paymentInstruments?.[0]?.paymentInstrumentId
  const path = `/${orderNo}/payment-instruments/${id}`
  const paymentCard = { cardType: 'Visa', creditCardToken: saved.token }
  const { body } = await guest.order('PATCH', path, { paymentCard })
  expect(body).toMatchObject({
    status: 'new',
    paymentInstruments: [{ paymentCard: { numberLastDigits: '1111' } }],
  })
  expect(JSON.stringify(body)).not.toContain(saved.token)
})

it('reverses the authorization of the first card when the second card is declined', async () => {
  const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 2 }])
  await guest.basket('POST', `/${basketId}/payment-instruments`, {
    paymentMethodId: 'CREDIT_CARD',
    amount: 20,
  })
  const { body: order } = await guest.order('POST', '', { basketId })
  const [rest, twenty] = order.paymentInstruments ?? []
  expect([rest?.amount, twenty?.amount]).toEqual([
    expect.closeTo((order.orderTotal ?? 0) - 20, 2),
    20,
  ])
  const pay = async (id: string | undefined, number: string) =>
    guest.order('PATCH', `/${order.orderNo}/payment-instruments/${id}`, {
      c_token: await createCardToken(engine.app, number),
    })
  expect((await pay(twenty?.paymentInstrumentId, APPROVED_CARD)).body.status).toBe('created')
  expect((await pay(rest?.paymentInstrumentId, DECLINED_CARD)).body.status).toBe('failed')
  const payments = await engine.db
    .selectFrom('card_gateway_payment')
    .selectAll()
    .where('reference_code', 'like', `${order.orderNo}%`)
    .orderBy('reference_code')
    .execute()
  expect(payments).toMatchObject([
    { status: 'DECLINED', reversed_at: null },
    { status: 'AUTHORIZED', amount_minor: 2000, reversed_at: expect.any(Date) },
  ])
})

it('retries the reversal of an authorization that failed at the gateway', async () => {
  const { orderNo, paymentInstruments } = await place('CREDIT_CARD')
  const id = paymentInstruments?.[0]?.paymentInstrumentId
  const c_token = await createCardToken(engine.app, APPROVED_CARD)
  const paid = await guest.order('PATCH', `/${orderNo}/payment-instruments/${id}`, { c_token })
  expect(paid.body.status).toBe('new')
  const { orders, payments } = engine.app.services
  const gateway = jest.spyOn(payments, 'reverse').mockRejectedValue(new Error('not now'))
  await orders.backOffice.cancelOrder(orderNo)
  expect(await orders.retryReversals()).toEqual([])
  gateway.mockRestore()
  await engine.db.updateTable('open_reversal').set({ retry_at: null }).execute()
  expect(await orders.retryReversals()).toEqual([orderNo])
  expect(await orders.retryReversals()).toEqual([])
  const payment = await engine.db
    .selectFrom('card_gateway_payment')
    .select('reversed_at')
    .where('reference_code', 'like', `${orderNo}%`)
    .executeTakeFirstOrThrow()
  expect(payment.reversed_at).toEqual(expect.any(Date))
})

it('restores an expired basket when its order fails', async () => {
  const { orderNo, basketId } = await place('CREDIT_CARD')
  await engine.db.deleteFrom('basket').where('basket_id', '=', basketId).execute()
  await guest.order('POST', `/${orderNo}/actions/fail?reopenBasket=true`, {})
  const { status, body } = await guest.basket('GET', `/${basketId}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    productItems: [{ productId: 'assorted-9', quantity: 2 }],
    customerInfo: { email: 'ada@example.com' },
  })
})

it('resumes a payment that a stopped engine left unfinished', async () => {
  const { orderNo, basketId, paymentInstruments } = await place('PayPal')
  const id = paymentInstruments?.[0]?.paymentInstrumentId
  const token = await walletToken(basketId, 'PayPal', 'approved')
  const row = await engine.db
    .selectFrom('order_header')
    .select('document')
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow()
  const text = JSON.stringify(row.document)
  const document = text.replace(
    `"custom":{},"paymentMethodId":"PayPal"`,
    `"custom":{"c_token":"${token}"},"paymentMethodId":"PayPal"`,
  )
  expect(document).toContain(String(id))
  expect(document).toContain(token)
  await engine.db
    .updateTable('order_header')
    .set({
      document,
      payment_status: 'authorising',
      authorising_since: '2026-01-01T00:00:00Z',
    })
    .where('order_no', '=', orderNo)
    .execute()
  expect(await engine.app.services.orders.resumePayments()).toEqual([orderNo])
  expect((await guest.order('GET', `/${orderNo}`)).body).toMatchObject({
    status: 'new',
    paymentStatus: 'paid',
  })
})

it('ships an order with tracking, notifies the buyer, and completes it when it is paid [ORD-009]', async () => {
  const { orderNo } = await place()
  expect((await office(`/${orderNo}/export`, {})).json()).toMatchObject({
    exportStatus: 'exported',
  })
  expect((await ship(orderNo, '1Z 999')).statusCode).toBe(200)
  expect((await ship(orderNo, '1Z 999')).statusCode).toBe(409)
  const sent = (await guest.order('GET', `/${orderNo}`)).body
  const url = 'https://www.ups.com/track?tracknum=1Z%20999'
  expect(sent).toMatchObject({
    status: 'new',
    shippingStatus: 'shipped',
    exportStatus: 'exported',
    shipments: [{ trackingNumber: '1Z 999', c_trackingUrl: url, c_carrier: 'UPS' }],
  })
  const [mail] = await mails(`shipped:${orderNo}:me`)
  expect(mail?.text).toContain(url)
  expect((await office(`/${orderNo}/payment`, {})).statusCode).toBe(200)
  expect((await guest.order('GET', `/${orderNo}`)).body).toMatchObject({
    status: 'completed',
    paymentStatus: 'paid',
  })
})

it('issues a purchased gift certificate once it is paid, and not before', async () => {
  const buy = async (paymentMethodId: string) => {
    const { body } = await guest.basket('POST', '', {
      customerInfo: { email: 'ada@example.com' },
      billingAddress: ILLINOIS,
    })
    const path = `/${body.basketId}`
    await guest.basket('POST', `${path}/gift-certificate-items`, {
      amount: 25,
      recipientEmail: 'bo@example.com',
      recipientName: 'Bo',
      message: 'For <you>',
    })
    await guest.basket('POST', `${path}/payment-instruments`, { paymentMethodId })
    const order = await guest.order('POST', '', { basketId: body.basketId })
    expect(order.body).toMatchObject({
      orderTotal: 25,
      giftCertificateItems: [{ amount: 25, recipientEmail: 'bo@example.com' }],
    })
    return { ...order.body, basketId: String(body.basketId) }
  }
  const issued = async (orderNo: string | undefined) => {
    const query = engine.db.selectFrom('gift_certificate').selectAll()
    return query.where('order_no', '=', String(orderNo)).execute()
  }
  const { orderNo } = await buy('PAY_BY_CHECK')
  expect(await issued(orderNo)).toEqual([])
  await office(`/${orderNo}/payment`, {})
  const [certificate] = await issued(orderNo)
  expect(certificate).toMatchObject({ balance_minor: 2500, recipient_name: 'Bo' })
  const [mail] = await mails(`gift-certificate:${orderNo}:${certificate?.item_id}`)
  expect(mail?.html).toContain('For &lt;you&gt;')
  const paid = await buy('PayPal')
  const id = paid.paymentInstruments?.[0]?.paymentInstrumentId
  const c_token = await walletToken(paid.basketId, 'PayPal', 'approved')
  await guest.order('PATCH', `/${paid.orderNo}/payment-instruments/${id}`, { c_token })
  expect(await issued(paid.orderNo)).toMatchObject([{ balance_minor: 2500 }])
})

it('imports tracking from a warehouse’s feed, and reports entries it cannot process', async () => {
  const { orderNo } = await place()
  const xml = `<?xml version="1.0"?>
<shipping_order_status_feed xmlns="urn:demandware.com:oms:shipping_order_status_feed:99.9">
  <shipping_orders>
    <shipping_order>
      <shipping_order_number>${orderNo}</shipping_order_number>
      <status>shipped</status>
      <tracking_infos><tracking_info>
        <carrier>FedEx</carrier><id>1</id><ship_date>2026-11-20T10:00:00Z</ship_date>
        <tracking_number>77</tracking_number>
      </tracking_info></tracking_infos>
    </shipping_order>
    <shipping_order><shipping_order_number>404</shipping_order_number></shipping_order>
    <shipping_order>
      <shipping_order_number>${orderNo}-00000009</shipping_order_number>
      <status>shipped</status>
    </shipping_order>
    <shipping_order><shipping_order_number>OLD-7-00000001</shipping_order_number></shipping_order>
    <shipping_order><status>lost</status></shipping_order>
  </shipping_orders>
</shipping_order_status_feed>`
  const send = (payload: string, type: string) =>
    engine.app.inject({
      method: 'POST',
      url: `${API}/shipping-updates`,
      headers: { host: 'localhost:4000', 'content-type': type },
      payload,
    })
  const answer = await send(xml, 'application/xml')
  expect(answer.json()).toEqual({
    applied: 1,
    findings: [
      '?: not readable',
      "404: No order with number '404' was found.",
      `${orderNo}-00000009: The order has no shipment '00000009'.`,
      "OLD-7-00000001: No order with number 'OLD-7' was found.",
    ],
  })
  expect((await guest.order('GET', `/${orderNo}`)).body.shipments).toMatchObject([
    { trackingNumber: '77', c_carrier: 'FedEx', shippingStatus: 'shipped' },
  ])
  expect((await send('<broken', 'application/xml')).statusCode).toBe(400)
  expect((await send('{}', 'application/json')).statusCode).toBe(400)
})
