import { importGiftCertificates } from '../gift-certificates/import-gift-certificates'
import { placeByCard } from '../testing/placed-order'
import { useCheckout, useGuest } from '../testing/test-checkout'
import { askOffice, atsOf } from '../testing/shop-state'

const CODE = '6000000000000008888'
const LINE = { productId: 'assorted-9', quantity: 2 }

const engine = useCheckout({ listens: true })
beforeAll(async () => {
  await engine.db
    .insertInto('payment_method')
    .values({
      ...{ site_id: 'brindille', id: 'GIFT_CERTIFICATE', name: 'Gift', position: 10, cards: '[]' },
    })
    .execute()
})
beforeEach(async () => {
  await engine.db.deleteFrom('order_header').execute()
  await engine.db.updateTable('inventory').set({ ats: 20 }).execute()
  await engine.db.deleteFrom('gift_certificate').execute()
  await importGiftCertificates(engine.db, 'brindille', [
    { code: CODE, currency: 'USD', amountMinor: 1000 },
  ])
})
const guest = useGuest(engine)
afterEach(() => jest.restoreAllMocks())

const ask = askOffice(engine, '/orders')

async function place(): Promise<string> {
  const { body } = await guest.basket('POST', '', { productItems: [LINE] })
  const basketId = String(body.basketId)
  const shippingAddress = { ...ADDRESS, firstName: 'Grace', lastName: 'Hopper' }
  await guest.basket('PUT', `/${basketId}/shipments/me/shipping-address`, shippingAddress)
  const shippingMethod = { id: 'GroundDisc' }
  await guest.basket('PUT', `/${basketId}/shipments/me/shipping-method`, shippingMethod)
  return (await placeByCard(guest, basketId)).orderNo ?? ''
}

const ADDRESS = {
  address1: '1 Main St',
  city: 'Chicago',
  stateCode: 'IL',
  postalCode: '60601',
  countryCode: 'US',
  phone: '3125550100',
}

const refund = (orderNo: string, request: object = {}) =>
  ask(`/${orderNo}/refunds`, { items: [], reason: 'Melted', expectedRefunded: 0, ...request })

const stock = () => atsOf(engine.db, LINE.productId)

/** The refunds recorded at the gateway, in cents. */
const givenBack = async () => {
  const rows = await engine.db.selectFrom('card_gateway_refund').selectAll().execute()
  return rows.map((row) => row.amount_minor)
}

describe('the list', () => {
  it('finds orders by prefixes of number, e-mail address and names', async () => {
    const orderNo = await place()
    const find = async (text: string) => {
      const { status, body } = await ask(`?${new URLSearchParams({ text }).toString()}`)
      expect(status).toBe(200)
      return body.orders.map((one: { orderNo: string }) => one.orderNo)
    }
    const found = [orderNo, orderNo.replace(/^0+/, ''), 'ADA@example', 'lovel', 'hopp gra']
    for (const text of found) expect(await find(text)).toEqual([orderNo])
    for (const text of ['none', 'ada hopper none', "'!:*", ':'])
      expect(await find(text)).toEqual([])
  })

  it('is read page by page while orders arrive, and filtered by status', async () => {
    const numbers = [await place(), await place(), await place()]
    const first = (await ask('?limit=2')).body
    expect(first).toMatchObject({ next: numbers[1], sites: [{ id: 'brindille' }] })
    await place()
    const second = (await ask(`?limit=2&before=${first.next}`)).body
    expect([...first.orders, ...second.orders].map((one) => one.orderNo)).toEqual(
      [...numbers].reverse(),
    )
    expect(second.next).toBeUndefined()
    await ask(`/${numbers[0]}/cancellation`, {})
    const count = async (query: string) => (await ask(`?${query}`)).body.orders.length
    expect(await count('status=cancelled')).toBe(1)
    expect(await count('status=new&paymentStatus=authorised&exportStatus=ready')).toBe(3)
    expect(await count('pickup=yes')).toBe(0)
    expect(await count('pickup=no&siteId=brindille&shippingStatus=not_shipped')).toBe(4)
    expect(await count('until=2020-01-01T00:00:00Z')).toBe(0)
    expect((await ask('?status=lost')).status).toBe(400)
  })
})

it('shows recipient, payments and timeline of an order, with the operators involved', async () => {
  const orderNo = await place()
  await ask(`/${orderNo}/comments`, { text: ' They called. ' })
  await ask(`/${orderNo}/shipments/me/shipping`, { carrier: 'UPS', trackingNumber: '1Z' })
  const { body } = await ask(`/${orderNo}`)
  expect(body).toMatchObject({
    orderNo,
    customerName: 'Ada Lovelace',
    shipments: [
      {
        address: ['Grace Hopper', '1 Main St', 'Chicago, IL 60601', 'United States', '3125550100'],
        parcels: [{ carrier: 'UPS' }],
        items: [{ picture: 'products/assorted.jpg', quantity: 2, refundedQuantity: 0 }],
      },
    ],
    payments: [{ name: 'Visa ending in 1111', state: 'paid', transactionId: expect.any(String) }],
    refundable: body.total,
    can: { cancel: false, ship: true },
  })
  expect(
    body.timeline.map(({ kind, text, by }: Record<string, string>) => [kind, text, by]),
  ).toEqual([
    ['event', 'ordered', undefined],
    ['event', 'placed', undefined],
    ['mail', expect.stringContaining(orderNo), undefined],
    ['comment', 'They called.', 'This machine'],
    ['event', 'parcel shipped with UPS', 'This machine'],
    ['mail', expect.stringContaining('on its way'), undefined],
  ])
  expect((await ask('/none')).status).toBe(404)
  expect((await ask(`/${orderNo}/comments`, { text: ' ' })).status).toBe(400)
})

describe('a refund', () => {
  it('returns the cost of chosen items to the cent and notifies the buyer', async () => {
    const orderNo = await place()
    const { itemId } = (await ask(`/${orderNo}`)).body.shipments[0].items[0]
    const one = { items: [{ itemId, quantity: 1 }], restock: true }
    const first = await refund(orderNo, one)
    expect(first).toMatchObject({
      status: 200,
      body: { refunds: [{ by: 'This machine', parts: [{ state: 'done' }], isRestocked: true }] },
    })
    expect(await stock()).toBe(19)
    const { refunded } = first.body
    const second = await refund(orderNo, { ...one, restock: false, expectedRefunded: refunded })
    expect(second.status).toBe(200)
    const [item] = second.body.shipments[0].items
    expect(item).toMatchObject({ refundedQuantity: 2 })
    // 2 × $20.00 plus their tax of $2.50
    expect(second.body.refunded).toBe(42.5)
    expect((await refund(orderNo, { ...one, expectedRefunded: 42.5 })).status).toBe(400)
    const cents = await givenBack()
    expect(cents.reduce((sum, each) => sum + each, 0)).toBe(4250)
    const mails = await engine.db.selectFrom('outbox_mail').select('reference').execute()
    expect(mails.map(({ reference }) => reference)).toEqual(
      expect.arrayContaining([`refunded:${orderNo}:1`, `refunded:${orderNo}:2`]),
    )
    const logged = await engine.db.selectFrom('audit_entry').selectAll().execute()
    expect(logged.filter(({ action }) => action === 'refunded')).toMatchObject([
      {
        subject_id: orderNo,
        before: { refunded: '$0.00' },
        after: { refunded: `$${refunded}` },
      },
      { before: { refunded: `$${refunded}` }, after: { refunded: '$42.50' } },
    ])
  })

  it('never exceeds the payment, and is made once for two simultaneous requests', async () => {
    const orderNo = await place()
    const { total } = (await ask(`/${orderNo}`)).body
    expect((await refund(orderNo, { amount: total + 0.01 })).status).toBe(409)
    expect((await refund(orderNo, { amount: 0 })).status).toBe(400)
    expect(await refund(orderNo, { amount: 1.005 })).toMatchObject({
      status: 400,
      body: { detail: 'An amount in USD has at most two decimals.' },
    })
    expect((await refund(orderNo)).status).toBe(400)
    const asked = { amount: total - 1 }
    const answers = await Promise.all([refund(orderNo, asked), refund(orderNo, asked)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await refund(orderNo, { amount: 1.01, expectedRefunded: total - 1 })).status).toBe(409)
    const rest = await refund(orderNo, { amount: 1, expectedRefunded: total - 1 })
    expect(rest.body).toMatchObject({ refunded: total, refundable: 0 })
  })

  it('is pending while the gateway is unavailable, and is retried once', async () => {
    const orderNo = await place()
    await engine.db.deleteFrom('card_gateway_refund').execute()
    const { orders, payments } = engine.app.services
    jest.spyOn(payments, 'refund').mockRejectedValue(new Error('not now'))
    const waiting = await refund(orderNo, { amount: 5 })
    expect(waiting.body.refunds).toMatchObject([{ parts: [{ state: 'pending' }] }])
    expect(await orders.retryRefunds()).toEqual([])
    jest.restoreAllMocks()
    expect(await orders.retryRefunds()).toEqual([orderNo])
    expect(await orders.retryRefunds()).toEqual([])
    expect(await givenBack()).toEqual([500])
    expect((await ask(`/${orderNo}`)).body.refunds).toMatchObject([{ parts: [{ state: 'done' }] }])
  })

  it('is reported when the gateway refuses it, and can be recorded as paid by hand', async () => {
    const orderNo = await place()
    const { payments } = engine.app.services
    jest.spyOn(payments, 'refund').mockResolvedValue({ problem: 'Too old.' })
    const refused = await refund(orderNo, { amount: 5 })
    expect(refused.body).toMatchObject({
      refunded: 0,
      refunds: [{ amount: 0, parts: [{ state: 'refused', problem: 'Too old.' }] }],
    })
    const byHand = await refund(orderNo, { amount: 5, byHand: true })
    expect(byHand.body).toMatchObject({ refunded: 5 })
    expect(byHand.body.refunds[1].parts).toMatchObject([{ state: 'by-hand' }])
    expect(payments.refund).toHaveBeenCalledTimes(1)
  })

  it('uses the card first, then the gift card; a cancellation refunds the rest', async () => {
    const basketId = await guest.fillBasket([LINE], 'CREDIT_CARD')
    await guest.basket('POST', `/${basketId}/payment-instruments`, {
      paymentMethodId: 'GIFT_CERTIFICATE',
      giftCertificateCode: CODE,
    })
    await engine.db.deleteFrom('card_gateway_refund').execute()
    const { orderNo = '' } = await placeByCard(guest, basketId)
    const { payments, shipments } = (await ask(`/${orderNo}`)).body
    const card = payments.find(({ name }: { name: string }) => name.startsWith('Visa'))
    const [item] = shipments[0].items
    const back = await refund(orderNo, {
      amount: card.amount + 4,
      items: [{ itemId: item.itemId, quantity: 1 }],
      restock: true,
    })
    expect(back.body.refunds[0].parts.map(({ amount }: { amount: number }) => amount)).toEqual([
      card.amount,
      4,
    ])
    const balance = async () =>
      (await engine.db.selectFrom('gift_certificate').selectAll().executeTakeFirstOrThrow())
        .balance_minor
    expect(await balance()).toBe(400)
    expect((await ask(`/${orderNo}/cancellation`, { reason: 'Wrong item' })).status).toBe(200)
    expect(await balance()).toBe(1000)
    expect(await stock()).toBe(20)
    const mails = engine.db.selectFrom('outbox_mail').select('text')
    const [returned] = await mails.where('reference', '=', `cancelled:${orderNo}`).execute()
    expect(returned?.text).toContain('You get back $6.00')
    const payment = await engine.db
      .selectFrom('card_gateway_payment')
      .selectAll()
      .where('reference_code', 'like', `${orderNo}%`)
      .executeTakeFirstOrThrow()
    expect(payment.reversed_at).toBeNull()
    expect((await refund(orderNo, { amount: 1, expectedRefunded: card.amount + 4 })).status).toBe(
      409,
    )
  })
})
