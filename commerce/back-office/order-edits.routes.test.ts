import { importGiftCertificates } from '../gift-certificates/import-gift-certificates'
import { storedOf } from '../testing/placed-order'
import { useCheckout, useGuest, ILLINOIS } from '../testing/test-checkout'
import { editOrders } from './testing/edit-orders'
import { atsOf, empty } from '../testing/shop-state'

const engine = useCheckout({ listens: true })
beforeEach(async () => {
  await empty(engine.db, 'order_header', 'outbox_mail')
  await engine.db.updateTable('inventory').set({ ats: 20 }).execute()
  await engine.db.deleteFrom('gift_certificate').execute()
})
const guest = useGuest(engine)

const { ask, place, change } = editOrders(engine, guest)

const ADDRESS = {
  ...{ firstName: 'Grace', lastName: 'Hopper', companyName: '', address1: '2 Oak St' },
  ...{ address2: '', city: 'Peoria', stateCode: 'IL', postalCode: '61602', countryCode: 'US' },
  phone: '3095550100',
}
const readdress = (change: object = {}, more: object = {}) => ({
  shipments: [{ shipmentId: 'me', address: { ...ADDRESS, ...change }, ...more }],
})

const stock = () => atsOf(engine.db, 'assorted-9')

const mailsOf = async (kind: string) => {
  const mails = engine.db.selectFrom('outbox_mail').select(['text', 'subject'])
  return mails.where('reference', 'like', `${kind}:%`).execute()
}

describe('a parcel', () => {
  it('gets another address, message and method, with old and new in history and mail', async () => {
    const orderNo = await place()
    const { total } = (await ask(`/${orderNo}`)).body
    const edit = readdress({}, { methodId: 'Express', giftMessage: 'All the best' })
    const { preview, saved } = await change(orderNo, edit)
    expect(preview.body).toMatchObject({ difference: 0, refunds: [], waived: 0, total })
    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({
      total,
      shipments: [
        {
          address: ['Grace Hopper', '2 Oak St', 'Peoria, IL 61602', 'United States', '3095550100'],
          method: 'Express',
          giftMessage: 'All the best',
        },
      ],
    })
    const noted = saved.body.timeline.filter(({ text }: { text: string }) =>
      text.startsWith('order changed'),
    )
    expect(noted).toEqual([expect.objectContaining({ by: 'This machine' })])
    expect(noted[0].text).toContain(
      'Address: 1 Main St, Chicago, IL 60601, US → 2 Oak St, Peoria, IL 61602, US',
    )
    expect(noted[0].text).toContain('Recipient: Ada Lovelace → Grace Hopper')
    expect(noted[0].text).toContain('Shipping method: Ground → Express')
    const [mail] = await mailsOf('changed')
    expect(mail?.text).toContain('Gift message: – → All the best')
    // the shopper's own page
    const { body } = await guest.order('GET', `/${orderNo}`)
    expect(body.shipments?.[0]?.shippingAddress).toMatchObject({ address1: '2 Oak St' })
    expect(body.orderTotal).toBe(total)
  })

  it('is refused what a checkout refuses, with the field', async () => {
    const orderNo = await place()
    const refused = async (edit: object, status = 400) => {
      const { preview } = await change(orderNo, edit)
      expect(preview.status).toBe(status)
      return preview.body.c_field
    }
    const box = { address1: 'PO Box 12' }
    expect(await refused(readdress(box, { methodId: 'Express' }))).toBeUndefined()
    await change(orderNo, readdress({}, { methodId: 'Express' }))
    expect(await refused(readdress(box))).toBe('methodId')
    expect(await refused(readdress({ stateCode: 'AK', postalCode: '99501' }))).toBe('methodId')
    expect(await refused(readdress({ postalCode: 'K1A 0B1' }))).toBe('postalCode')
    expect(await refused(readdress({ city: '' }))).toBe('city')
    expect(await refused(readdress({ lastName: '' }))).toBe('lastName')
    const me = { shipmentId: 'me' }
    expect(await refused({ shipments: [{ ...me, giftMessage: '🎄' }] })).toBe('giftMessage')
    expect(await refused({ shipments: [{ ...me, date: '2020-01-01' }] })).toBe('c_DATE_WANTED')
    expect(await refused({ shipments: [{ shipmentId: 'you', giftMessage: 'x' }] })).toBeUndefined()
    expect(await refused({})).toBeUndefined()
  })

  it('is taxed where it goes, and what is paid too much goes back', async () => {
    const orderNo = await place()
    const { total } = (await ask(`/${orderNo}`)).body
    const california = { city: 'Oakland', stateCode: 'CA', postalCode: '94607' }
    const { preview, saved } = await change(orderNo, readdress(california))
    expect(preview.body.difference).toBeLessThan(0)
    const [refund] = preview.body.refunds
    expect(refund).toEqual({ name: 'Visa ending in 1111', amount: -preview.body.difference })
    expect(saved.body.total).toBeCloseTo(total + preview.body.difference)
    expect(saved.body).toMatchObject({ refunded: 0, refundable: saved.body.total })
    const rows = await engine.db.selectFrom('card_gateway_refund').selectAll().execute()
    expect(rows.map((row) => row.amount_minor)).toEqual([Math.round(refund.amount * 100)])
    expect(await mailsOf('refunded')).toHaveLength(1)
  })

  it('cannot be changed by two operators at once, once it is sent, or by a foreign hand', async () => {
    const orderNo = await place()
    const { revision } = (await ask(`/${orderNo}`)).body
    const edit = readdress()
    const save = (given: object) =>
      ask(`/${orderNo}/edits`, { edit: given, revision, expectedDifference: 0 })
    const results = await Promise.all([save(edit), save(readdress({ address1: '3 Elm St' }))])
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = results.find(({ status }) => status === 409)
    expect(refused?.body.detail).toMatch(/Last: order changed, by This machine/)
    await ask(`/${orderNo}/shipments/me/shipping`, { carrier: 'UPS' })
    const { preview } = await change(orderNo, readdress({ address1: '4 Ash St' }))
    expect(preview.status).toBe(409)
    expect((await ask(`/${orderNo}`)).body.shipments[0].packedBecause).toMatch(/sent/)
  })

  it('cannot be changed once the warehouse has the order', async () => {
    const orderNo = await place()
    await ask(`/${orderNo}/export`, {})
    const { preview } = await change(orderNo, readdress())
    expect(preview).toMatchObject({ status: 409 })
    expect((await ask(`/${orderNo}`)).body.lockedBecause).toMatch(/warehouse/)
    expect((await ask(`/${orderNo}/shipments/me/choices`)).status).toBe(409)
  })

  it('shows what can be chosen', async () => {
    const orderNo = await place()
    const parcels = [{ orderNo, shipmentId: 'me' }]
    const print = (readAt: string) =>
      engine.app.inject({
        ...{ method: 'POST', url: '/back-office/api/orders/prints' },
        payload: { kind: 'slip', readAt, parcels },
      })
    const read = async (): Promise<string> =>
      (await ask('/papers', { orderNos: [orderNo] })).body.readAt
    const before = await read()
    await print(before)
    expect((await ask(`/${orderNo}/shipments/me/choices`)).body).toMatchObject({
      address: { firstName: ILLINOIS.firstName, address1: ILLINOIS.address1, countryCode: 'US' },
      countries: ['US'],
      methodId: 'GroundDisc',
      methods: [{ id: 'Express' }, { id: 'GroundDisc' }],
      date: '',
      printedAt: expect.any(String),
    })
    expect((await ask(`/${orderNo}`)).body.shipments[0].outdatedSlip).toBeUndefined()
    const { saved } = await change(orderNo, readdress())
    expect(saved.body.shipments[0].outdatedSlip).toEqual(expect.any(String))
    const listed = async (query: string) =>
      (await ask(`?text=${orderNo}&printed=${query}`)).body.orders
    expect(await listed('no')).toMatchObject([{ orderNo, isSlipOutdated: true }])
    expect(await listed('yes')).toEqual([])
    // from a page that was loaded before the change
    expect((await print(before)).statusCode).toBe(204)
    expect(await listed('no')).toMatchObject([{ orderNo, isSlipOutdated: true }])
    for (const days of [-1, 8]) {
      const wrong = new Date(Date.now() - days * 86_400_000).toISOString()
      expect((await print(wrong)).statusCode).toBe(400)
    }
    const papers = { orderNos: [orderNo] }
    expect((await ask('/papers', papers)).body.parcels).toMatchObject([{ isChanged: true }])
    await print(await read())
    expect((await ask(`/${orderNo}`)).body.shipments[0].outdatedSlip).toBeUndefined()
    expect(await listed('no')).toEqual([])
  })
})

describe('a line', () => {
  it('has fewer pieces, which go back to stock and are refunded with their tax', async () => {
    const orderNo = await place(3)
    const before = (await ask(`/${orderNo}`)).body
    const [{ itemId, cost }] = before.shipments[0].items
    expect(await stock()).toBe(17)
    const { preview, saved } = await change(orderNo, { items: [{ itemId, quantity: 1 }] })
    const order = saved.body
    expect(saved.status).toBe(200)
    expect(await stock()).toBe(19)
    const [line] = order.shipments[0].items
    expect(line).toMatchObject({ quantity: 1, cost: expect.closeTo(cost / 3, 1) })
    expect(order.total).toBeCloseTo(before.total + preview.body.difference)
    expect(order.totals.shipping).toBe(before.totals.shipping)
    expect(order.refundable).toBeCloseTo(order.total)
    const stored = await storedOf(engine.db, { orderNo } as never)
    expect(stored.items.map(({ quantity }) => quantity)).toEqual([1])
    expect(stored.header.order_total_minor).toBe(Math.round(order.total * 100))
    expect(stored.content.orderTotal).toBe(order.total)
    // the rest can be cancelled, and gives back no more than was taken and paid
    await ask(`/${orderNo}/cancellation`, {})
    expect(await stock()).toBe(20)
    const [charged] = await engine.db
      .selectFrom('card_gateway_payment')
      .selectAll()
      .where('reference_code', '=', orderNo)
      .execute()
    const refunds = await engine.db
      .selectFrom('card_gateway_refund')
      .select('amount_minor')
      .where('reference_code', 'like', `${orderNo}-%`)
      .execute()
    expect(charged?.amount_minor).toBe(Math.round(before.total * 100))
    expect(refunds).toEqual([{ amount_minor: Math.round(-preview.body.difference * 100) }])
    const open = await engine.db.selectFrom('open_reversal').selectAll().execute()
    expect(open).toEqual([])
  })

  it('gives back to the gift card that paid', async () => {
    const code = '6000000000000008888'
    await engine.db
      .insertInto('payment_method')
      .values({
        ...{ site_id: 'brindille', id: 'GIFT_CERTIFICATE', name: 'Gift', position: 10 },
        cards: '[]',
      })
      .execute()
    await importGiftCertificates(engine.db, 'brindille', [
      { code, currency: 'USD', amountMinor: 50_000 },
    ])
    const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 2 }])
    const payment = { paymentMethodId: 'GIFT_CERTIFICATE', giftCertificateCode: code }
    const [card] = (await guest.basket('GET', `/${basketId}`)).body.paymentInstruments ?? []
    await guest.basket(
      'DELETE',
      `/${basketId}/payment-instruments/${card?.paymentInstrumentId ?? ''}`,
    )
    await guest.basket('POST', `/${basketId}/payment-instruments`, payment)
    const { body } = await guest.order('POST', '', { basketId })
    const orderNo = String(body.orderNo)
    const [{ itemId }] = (await ask(`/${orderNo}`)).body.shipments[0].items
    const { preview, saved } = await change(orderNo, { items: [{ itemId, quantity: 1 }] })
    expect(preview.body.refunds).toEqual([
      { name: expect.stringContaining('Gift'), amount: -preview.body.difference },
    ])
    const { balance_minor: left } = await engine.db
      .selectFrom('gift_certificate')
      .select('balance_minor')
      .executeTakeFirstOrThrow()
    expect(left).toBe(50_000 - Math.round(saved.body.total * 100))
  })

  it('cannot be the last of a parcel, or follow refunds of items', async () => {
    const orderNo = await place()
    const [{ itemId }] = (await ask(`/${orderNo}`)).body.shipments[0].items
    const none = await change(orderNo, { items: [{ itemId, quantity: 0 }] })
    expect(none.preview).toMatchObject({ status: 400, body: { c_field: 'quantity' } })
    await ask(`/${orderNo}/refunds`, {
      ...{ items: [{ itemId, quantity: 1 }], reason: 'Melted', expectedRefunded: 0 },
    })
    const { preview } = await change(orderNo, { items: [{ itemId, quantity: 1 }] })
    expect(preview.status).toBe(409)
    expect((await ask(`/${orderNo}`)).body.pricedBecause).toMatch(/refunded/)
    // but it can still go elsewhere
    expect((await change(orderNo, readdress())).saved.status).toBe(200)
  })
})
