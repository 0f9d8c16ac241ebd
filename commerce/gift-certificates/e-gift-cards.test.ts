import { placeByCard } from '../testing/placed-order'
import { fillPickup } from '../testing/place-pickup'
import { ILLINOIS, TestCheckout, useCheckout } from '../testing/test-checkout'

const CARD = {
  amount: 25,
  recipientEmail: 'bo@example.com',
  recipientName: 'Bo',
  senderName: 'Ada',
  message: 'For <you>',
  c_design: 'assorted-9',
}

let now = new Date('2026-11-23T18:00:00Z')
let guest: TestCheckout
const engine = useCheckout({ now: () => now, listens: true })
beforeEach(async () => {
  now = new Date(now.getTime() + 1000)
  guest = await TestCheckout.asGuest(engine.app)
})

async function newBasket(): Promise<string> {
  const customerInfo = { email: 'ada@example.com' }
  const { body } = await guest.basket('POST', '', { customerInfo, billingAddress: ILLINOIS })
  return String(body.basketId)
}
const add = (basketId: string, changes: object = {}) =>
  guest.basket('POST', `/${basketId}/gift-certificate-items`, { ...CARD, ...changes })

async function buy(changes: object = {}) {
  const basketId = await newBasket()
  await add(basketId, changes)
  return String((await placeByCard(guest, basketId)).orderNo)
}
const issuedOf = (orderNo: string) =>
  engine.db
    .selectFrom('gift_certificate')
    .selectAll()
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow()
const mailsOf = (orderNo: string) =>
  engine.db
    .selectFrom('outbox_mail')
    .selectAll()
    .where('reference', 'like', `gift-certificate:${orderNo}:%`)
    .execute()
const usable = (code: string) =>
  engine.app.services.giftCertificates.findUsable({ siteId: 'brindille', code, currency: 'USD' })

test.each([9.99, 500.01])(
  'an amount of %d is outside the limits of the site [ORD-019]',
  async (amount) => {
    const { status, body } = await add(await newBasket(), { amount })
    expect(status).toBe(400)
    expect(body).toMatchObject({ c_minimum: 10, c_maximum: 500, detail: expect.any(String) })
  },
)

test.each(['2026-11-22', '2027-12-01', '2026-02-30', 'soon', 5])(
  'the send date %s is refused',
  async (c_sendDate) => {
    const { status, body } = await add(await newBasket(), { c_sendDate })
    expect(status).toBe(400)
    expect(body).toMatchObject({ c_field: 'c_sendDate' })
  },
)

test('an order of only gift cards needs no address, and its mail lists the cards', async () => {
  const orderNo = await buy()
  const [mail] = await mailsOf(orderNo)
  expect(mail).toMatchObject({ recipient: 'bo@example.com' })
  expect(mail?.html).toContain('/image/1080/')
  expect(await usable((await issuedOf(orderNo)).code)).toMatchObject({ balanceMinor: 2500 })
  const confirmation = await engine.db
    .selectFrom('outbox_mail')
    .select('text')
    .where('reference', '=', `order:${orderNo}`)
    .executeTakeFirstOrThrow()
  expect(confirmation.text).toContain(
    'GIFT CARDS BY E-MAIL\nGift card for Bo: $25.00\nE-mailed as soon as it is paid\nGift message: For <you>',
  )
  expect(confirmation.text).not.toContain('DELIVERY')
})

test('a gift card is mailed once on its send date, and cannot be used before', async () => {
  const { giftCertificates } = engine.app.services
  const orderNo = await buy({ c_sendDate: '2026-12-24' })
  const { code } = await issuedOf(orderNo)
  await giftCertificates.sendDue()
  expect(await mailsOf(orderNo)).toEqual([])
  expect(await usable(code)).toBeUndefined()
  now = new Date('2026-12-24T18:00:00Z')
  await Promise.all([giftCertificates.sendDue(), giftCertificates.sendDue()])
  await giftCertificates.sendDue()
  expect(await mailsOf(orderNo)).toHaveLength(1)
  expect(await usable(code)).toMatchObject({ balanceMinor: 2500 })
})

test('a failure is reported, and the gift card is mailed by the next run', async () => {
  const { giftCertificates, mail } = engine.app.services
  const orderNo = await buy({ c_sendDate: '2026-12-26' })
  now = new Date('2026-12-26T18:00:00Z')
  const failure = new Error('no mail')
  jest.spyOn(mail, 'queue').mockRejectedValueOnce(failure)
  expect(await giftCertificates.sendDue()).toEqual({ errors: [failure] })
  expect(await mailsOf(orderNo)).toEqual([])
  expect(await giftCertificates.sendDue()).toEqual({ errors: [] })
  expect(await mailsOf(orderNo)).toHaveLength(1)
})

const statusOf = async (orderNo: string) =>
  (
    await engine.db
      .selectFrom('order_header')
      .select('status')
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow()
  ).status

test('an order of only gift cards is completed when the last card has been mailed [ORD-019]', async () => {
  const { giftCertificates, orders } = engine.app.services
  const [atOnce, later] = [await buy(), await buy({ c_sendDate: '2026-12-30' })]
  await orders.completeMailed()
  expect(await statusOf(atOnce)).toBe('completed')
  expect(await statusOf(later)).toBe('new')
  now = new Date('2026-12-30T18:00:00Z')
  await giftCertificates.sendDue()
  const both = await Promise.all([orders.completeMailed(), orders.completeMailed()])
  expect(both.flat()).toEqual([later])
  expect(await statusOf(later)).toBe('completed')
  await expect(orders.backOffice.cancelOrder(later)).rejects.toMatchObject({ status: 409 })
})

test('an order without gift cards is not completed', async () => {
  const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
  const orderNo = String((await placeByCard(guest, basketId)).orderNo)
  const header = engine.db.updateTable('order_header').where('order_no', '=', orderNo)
  await header.set({ shipping_status: 'shipped' }).execute()
  await engine.app.services.orders.completeMailed()
  expect(await statusOf(orderNo)).toBe('new')
})

test('an order with goods and a gift card is completed when both have been sent', async () => {
  const { giftCertificates, orders } = engine.app.services
  const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
  await add(basketId, { c_sendDate: '2027-01-05' })
  const orderNo = String((await placeByCard(guest, basketId)).orderNo)
  await orders.backOffice.shipShipment(orderNo, 'me', { carrier: 'UPS' })
  await orders.completeMailed()
  expect(await statusOf(orderNo)).toBe('new')
  now = new Date('2027-01-05T18:00:00Z')
  await giftCertificates.sendDue()
  expect(await orders.completeMailed()).toEqual([orderNo])
})

test('an order whose pickup was not collected is completed when its gift card has been sent', async () => {
  const { giftCertificates, orders } = engine.app.services
  const basketId = await fillPickup(guest)
  await add(basketId, { c_sendDate: '2027-01-10' })
  const orderNo = String((await placeByCard(guest, basketId)).orderNo)
  await orders.backOffice.movePickup(orderNo, 'me', { from: 'placed', to: 'ready' })
  await orders.backOffice.movePickup(orderNo, 'me', { from: 'ready', to: 'returned' })
  expect(await orders.completeMailed()).toEqual([])
  now = new Date('2027-01-10T18:00:00Z')
  await giftCertificates.sendDue()
  expect(await orders.completeMailed()).toEqual([orderNo])
})

test('a gift card is withdrawn with its canceled order, and never mailed', async () => {
  const { giftCertificates, orders } = engine.app.services
  const sent = await buy()
  const waiting = await buy({ c_sendDate: '2027-01-15' })
  for (const orderNo of [sent, waiting]) await orders.backOffice.cancelOrder(orderNo)
  now = new Date('2027-01-16T18:00:00Z')
  await giftCertificates.sendDue()
  expect(await mailsOf(waiting)).toEqual([])
  for (const orderNo of [sent, waiting]) {
    expect(await usable((await issuedOf(orderNo)).code)).toBeUndefined()
  }
})

test('an order cannot be canceled once its gift card has been used', async () => {
  const { giftCertificates, orders } = engine.app.services
  const orderNo = await buy()
  const { code } = await issuedOf(orderNo)
  const payment = { code, amountMinor: 100, reference: 'other:1' }
  await engine.db
    .transaction()
    .execute((trx) =>
      giftCertificates.redeem(trx, { orderNo: 'other', siteId: 'brindille', currency: 'USD' }, [
        payment,
      ]),
    )
  await expect(orders.backOffice.cancelOrder(orderNo)).rejects.toMatchObject({ status: 409 })
  expect(await usable(code)).toMatchObject({ balanceMinor: 2400 })
})

test('an order of only gift cards cannot be shipped by an operator', async () => {
  const orderNo = await buy()
  const shipping = engine.app.services.orders.backOffice.shipShipment(orderNo, 'me', {
    carrier: 'UPS',
  })
  await expect(shipping).rejects.toMatchObject({ status: 409 })
})
