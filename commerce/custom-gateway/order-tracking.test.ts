import { TestCheckout, useCheckout, useGuest } from '../testing/test-checkout'
import { useForAll } from '../testing/use'

const TRACK = '/custom/order/v1/organizations/f_ecom_prln_001/track-order'
// with word boundaries, as a random id may contain `ada`
const PERSONAL = /\bAda\b|Lovelace|Main St|Chicago|3125550100|ada@example|60601|BY_CHECK|viewCode/i

let orderNo: string
const engine = useCheckout()
const buyer = useForAll(() => TestCheckout.asGuest(engine.app))
beforeAll(async () => {
  const lines = [{ productId: 'assorted-9', quantity: 2 }]
  const basketId = await buyer.fillBasket(lines, 'PAY_BY_CHECK')
  orderNo = String((await buyer.order('POST', '', { basketId })).body.orderNo)
  await engine.app.services.orders.backOffice.shipShipment(orderNo, 'me', {
    carrier: 'UPS',
    trackingNumber: '1Z999',
  })
})

const stranger = useGuest(engine)

const track = (known: object, as = stranger) => as.call('POST', TRACK, known)

it('a postal code gives access to status, shipments and dates without personal data [ORD-017]', async () => {
  const { status, body, headers } = await track({ orderNo, postalCode: '60601' })
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toMatchObject({
    orderNo,
    shippingStatus: 'shipped',
    creationDate: expect.any(String),
    productItems: [{ quantity: 2 }],
    shipments: [{ shippingMethod: { id: 'GroundDisc' }, trackingNumber: '1Z999' }],
  })
  expect(body.shipments?.[0]?.c_trackingUrl).toContain('1Z999')
  expect(JSON.stringify(body)).not.toMatch(PERSONAL)
  expect(JSON.stringify(body)).not.toMatch(/price|total|payment/i)
})

it.each(['60601-1234', '606011234', ' 60601\u20134321'])(
  'the postal code %s is that of 60601 [ORD-017]',
  async (postalCode) => {
    expect((await track({ orderNo, postalCode })).status).toBe(200)
  },
)

it('an e-mail address adds the totals, without names or addresses [ORD-017]', async () => {
  const { status, body } = await track({ orderNo, email: 'Ada@example.com ' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    orderNo,
    orderTotal: expect.any(Number),
    creationDate: expect.any(String),
    shipments: [{ trackingNumber: '1Z999', shipmentTotal: expect.any(Number) }],
  })
  expect(JSON.stringify({ ...body, billingAddress: undefined })).not.toMatch(PERSONAL)
  expect(body).not.toHaveProperty('paymentInstruments')
})

it('wrong data gets the same response as an unknown order number [ORD-017]', async () => {
  const wrong = [
    { orderNo, postalCode: '60602' },
    { orderNo, email: 'eve@example.com' },
    { orderNo, email: 'ada@example.com', postalCode: '60602' },
    { orderNo: '09999999', postalCode: '60601' },
  ]
  for (const known of wrong) {
    const { status, body } = await track(known)
    expect(status).toBe(404)
    expect(body.detail).toBe(`No order with number '${known.orderNo}' was found.`)
  }
})

it.each([
  (no: string) => `#${no}`,
  (no: string) => String(Number(no)),
  (no: string) => `Order #${Number(no)}`,
])('the number is found as people write it: %s [ORD-017]', async (write) => {
  const { status, body } = await track({ orderNo: write(orderNo), postalCode: '60601' })
  expect([status, body.orderNo]).toEqual([200, orderNo])
})

it('the buyer sees the complete order', async () => {
  const { body } = await track({ orderNo, postalCode: '60601' }, buyer)
  expect(body).toMatchObject({ customerInfo: { email: 'ada@example.com' } })
})

it.each([
  [{}],
  [{ orderNo: '1' }],
  [{ orderNo: '1', email: '' }],
  [{ orderNo: '1', email: 'a@example.com', orderViewCode: 'x' }],
  [{ orderNo: 1, postalCode: '60601' }],
])('the request %j is refused', async (known) => {
  expect((await track(known)).status).toBe(400)
})

it('guesses for one order are limited, and correct data is then refused too [ORD-017]', async () => {
  // each in another notation of the same number
  const written = [orderNo, `#${orderNo}`, String(Number(orderNo))]
  const guess = async (at: number) => {
    const known = { orderNo: written[at % written.length], postalCode: String(10_000 + at) }
    return (await track(known)).status
  }
  const statuses: number[] = []
  while (!statuses.includes(429) && statuses.length < 300)
    statuses.push(await guess(statuses.length))
  expect(statuses.at(-1)).toBe(429)
  expect((await track({ orderNo, postalCode: '60601' })).status).toBe(429)
})

const MAIL_ORDERS = TRACK.replace('track-order', 'mail-orders')
const mailsTo = async (recipient: string) =>
  (await engine.app.services.mail.listMails({ kind: 'order-list', limit: 10 })).mails.filter(
    (mail) => mail.recipient === recipient,
  )

it('a guest who forgot the numbers is mailed the orders, with a link to each', async () => {
  const { status, body } = await stranger.call('POST', MAIL_ORDERS, { email: 'ADA@example.com' })
  expect([status, body]).toEqual([202, { status: 'pending' }])
  const [mail, ...more] = await mailsTo('ada@example.com')
  expect(more).toEqual([])
  expect(mail?.text).toMatch(
    new RegExp(`Order ${orderNo} of .*/track-order#order=${orderNo}&code=\\S+&email=ada`, 's'),
  )
})

it('an address without orders gets no mail, but the same response', async () => {
  const email = 'nobody@example.com'
  const { status, body } = await stranger.call('POST', MAIL_ORDERS, { email })
  expect([status, body]).toEqual([202, { status: 'pending' }])
  expect(await mailsTo(email)).toEqual([])
})

it.each([[{}], [{ email: 'ada' }], [{ email: 'a@example.com', orderNo: '1' }]])(
  'the request %j for a mail is refused',
  async (body) => expect((await stranger.call('POST', MAIL_ORDERS, body)).status).toBe(400),
)

it('mails to one address are limited', async () => {
  const ask = async () =>
    (await stranger.call('POST', MAIL_ORDERS, { email: 'ada@example.com' })).status
  const statuses: number[] = []
  while (!statuses.includes(429) && statuses.length < 20) statuses.push(await ask())
  expect(statuses.at(-1)).toBe(429)
})
