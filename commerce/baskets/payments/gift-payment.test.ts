import { ILLINOIS, TestCheckout, useCheckout, useGuest } from '../../testing/test-checkout'
import { logInTestShopper } from '../../testing/test-shopper'

const V2 = '/checkout/shopper-baskets/v2/organizations/f_ecom_prln_001/baskets'

let basketId: string
const engine = useCheckout()
beforeAll(async () => {
  const certificate = { site_id: 'brindille', currency: 'USD', amount_minor: 3000 }
  await engine.db
    .insertInto('gift_certificate')
    .values([
      { ...certificate, code: '6000000000000001', balance_minor: 1500 },
      { ...certificate, code: '6000000000000002', balance_minor: 0 },
      { ...certificate, code: '6000000000000003', balance_minor: 3000, cvn: '1234' },
      { ...certificate, code: '6000000000000004', balance_minor: 3000, cvn: ' ' },
      { ...certificate, code: '6000000000000005', balance_minor: 3000, cvn: '   1' },
    ])
    .execute()
  const method = { site_id: 'brindille', cards: JSON.stringify([]) }
  await engine.db
    .insertInto('payment_method')
    .values([
      { ...method, id: 'GIFT_CERTIFICATE', name: 'Gift certificate', position: 9 },
      { ...method, id: 'GIFTCARD', name: 'Gift card', position: 10 },
      { ...method, id: 'KLARNA', name: 'Klarna', position: 11 },
    ])
    .execute()
})
const guest = useGuest(engine)
beforeEach(async () => {
  const productItems = [{ productId: 'assorted-9', quantity: 1 }]
  basketId = String((await guest.basket('POST', '', { productItems })).body.basketId)
})

it('installments are not offered while gift cards are in the basket [PAY-005]', async () => {
  const list = async () =>
    JSON.stringify((await guest.basket('GET', `/${basketId}/payment-methods`)).body)
  const mark = (custom: object) =>
    engine.db
      .updateTable('product')
      .set({ custom: JSON.stringify(custom) })
      .where('id', '=', 'assorted-9')
      .execute()
  await guest.basket('POST', `/${basketId}/items`, [{ productId: 'assorted-9', quantity: 4 }])
  expect(await list()).toContain('"KLARNA"')
  await mark({ isGiftCard: true })
  expect(await list()).not.toContain('"KLARNA"')
  await mark({})
})

it('payment methods are limited to their customer groups', async () => {
  const list = async () => {
    const { body } = await guest.basket('GET', `/${basketId}/payment-methods`)
    return JSON.stringify(body)
  }
  const restrict = (restriction: object) =>
    engine.db
      .updateTable('payment_method')
      .set({ restriction: JSON.stringify(restriction) })
      .where('id', '=', 'GIFTCARD')
      .execute()
  await restrict({ customerGroupIds: ['Registered'] })
  expect(await list()).not.toContain('"GIFTCARD"')
  const giftCardRequest = { brand: 'own', cardNumber: '6000000000000003', cvc: '1234' }
  const refused = await pay({ paymentMethodId: 'GIFTCARD', giftCardRequest })
  expect(refused).toMatchObject({
    status: 400,
    body: { type: expect.stringMatching(/invalid-payment-method$/) },
  })
  await restrict({ customerGroupIds: ['Everyone'] })
  expect(await list()).toContain('"GIFTCARD"')
  expect(await list()).not.toContain('restriction')
  await restrict({})
})

const toCard = (cardNumber: string, cvc: string) => ({ brand: 'own', cardNumber, cvc })

const pay = (body: Record<string, unknown>) =>
  guest.call('POST', `${V2}/${basketId}/payment-instruments`, body)

describe('a gift certificate', () => {
  it.each([
    ['its whole balance', {}, 15],
    ['the requested amount', { amount: 4.5 }, 4.5],
    ['no more than its balance', { amount: 100 }, 15],
  ])('pays %s', async (_name, asked, amount) => {
    const body = { paymentMethodId: 'GIFT_CERTIFICATE', giftCertificateCode: '6000000000000001' }
    expect((await pay({ ...body, ...asked })).body.paymentInstruments).toMatchObject([
      { amount, maskedGiftCertificateCode: '************0001' },
    ])
  })

  it.each([
    ['used up', { giftCertificateCode: '6000000000000002' }],
    ['unknown', { giftCertificateCode: 'none' }],
    [
      'a card with another security code',
      { giftCardRequest: { brand: 'own', cardNumber: '6000000000000003', cvc: '9999' } },
    ],
    ['without a number', { amount: 5 }],
    ['a card without its security code', { giftCertificateCode: '6000000000000003' }],
    [
      'a card with the security code of another',
      {
        giftCertificateCode: '6000000000000003',
        giftCardRequest: { brand: 'own', cardNumber: '6000000000000001', cvc: '123' },
      },
    ],
  ])('that is %s is rejected [PAY-031]', async (_name, given) => {
    const refused = await pay({ paymentMethodId: 'GIFT_CERTIFICATE', ...given })
    expect(refused).toMatchObject({
      status: 400,
      body: { type: expect.stringContaining('invalid-gift-certificate') },
    })
  })

  it('saved by a customer is not taken into a basket, but the card beside it is [PAY-031]', async () => {
    const login = 'ada@example.com'
    const password = 'Praline#1845'
    const customer = { login, email: login, lastName: 'Bloom' }
    await engine.app.services.registration.register('brindille', { customer, password })
    const shopper = await logInTestShopper(engine.app, { credentials: { login, password } })
    const own = guest.become(shopper)
    const customers = '/customer/shopper-customers/v1/organizations/f_ecom_prln_001/customers'
    const save = (instrument: object) =>
      own.call('POST', `${customers}/${shopper.customerId}/payment-instruments`, instrument)
    const giftCertificateCode = '6000000000000003'
    await save({ paymentMethodId: 'GIFTCARD', giftCertificateCode, default: true })
    const fill = async () => {
      const { body } = await own.call('POST', `${V2}?populateCustomerDetails=true`, {})
      await own.basket('DELETE', `/${body.basketId}`)
      return body.paymentInstruments?.map(({ paymentMethodId }) => paymentMethodId)
    }
    expect(await fill()).toEqual([])
    const paymentCard = {
      cardType: 'Visa',
      creditCardToken: 'token',
      expirationMonth: 12,
      expirationYear: 2099,
    }
    expect((await save({ paymentMethodId: 'CREDIT_CARD', paymentCard })).status).toBe(200)
    expect(await fill()).toEqual(['CREDIT_CARD'])
  })

  it('with a security code cannot be paid with without it in any request [PAY-031]', async () => {
    const card = { paymentMethodId: 'GIFTCARD', giftCertificateCode: '6000000000000003' }
    const refusal = { status: 400, body: { type: expect.stringMatching(/invalid-gift-cert/) } }
    const productItems = [{ productId: 'assorted-9', quantity: 1 }]
    const other = await TestCheckout.asGuest(engine.app)
    const created = await other.basket('POST', '', { productItems, paymentInstruments: [card] })
    expect(created).toMatchObject(refusal)
    const { body } = await pay({ ...card, giftCertificateCode: '6000000000000001' })
    const id = body.paymentInstruments?.[0]?.paymentInstrumentId
    const path = `${V2}/${basketId}/payment-instruments/${id}`
    expect(await guest.call('PATCH', path, card)).toMatchObject(refusal)
    const giftCardRequest = { brand: 'own', cardNumber: '6000000000000003', cvc: '1234' }
    expect(await pay({ paymentMethodId: 'GIFTCARD', giftCardRequest })).toMatchObject({
      status: 200,
    })
  })

  it.each([
    ['blank', { giftCertificateCode: '6000000000000004' }],
    ['given with spaces', { giftCardRequest: toCard('6000000000000003', ' 1234 ') }],
    ['stored with spaces', { giftCardRequest: toCard('6000000000000005', '1') }],
  ])('with a security code that is %s pays [PAY-031]', async (_name, given) => {
    expect((await pay({ paymentMethodId: 'GIFTCARD', ...given })).status).toBe(200)
  })

  it.each([' ', '\t', '0', '1234\u0000', '12345', '\u200b'])(
    'with a security code is refused with %j [PAY-031]',
    async (cvc) => {
      const giftCardRequest = toCard('6000000000000003', cvc)
      expect((await pay({ paymentMethodId: 'GIFTCARD', giftCardRequest })).status).toBe(400)
    },
  )

  it('is refused a second time, but accepted again after its removal [PAY-022]', async () => {
    const body = { paymentMethodId: 'GIFTCARD', giftCertificateCode: '6000000000000001' }
    const { body: first } = await pay(body)
    expect(first).toMatchObject({ c_paymentAmount: Number(first.orderTotal) - 15 })
    expect(await pay(body)).toMatchObject({
      status: 400,
      body: { type: expect.stringContaining('gift-certificate-applied') },
    })
    const id = first.paymentInstruments?.[0]?.paymentInstrumentId
    const path = `${V2}/${basketId}/payment-instruments/${id}`
    const { body: without } = await guest.call('DELETE', path)
    // the whole total is open again
    expect(without).toMatchObject({ c_paymentAmount: first.orderTotal, paymentInstruments: [] })
    expect(await pay(body)).toMatchObject({ status: 200 })
  })

  it('and a gift card are returned only with masked numbers', async () => {
    const giftCardRequest = { brand: 'own', cardNumber: '6000000000000003', cvc: '1234' }
    const { body } = await pay({ paymentMethodId: 'GIFTCARD', giftCardRequest })
    expect(body.paymentInstruments).toMatchObject([
      { amount: 20, giftCard: { brand: 'own', maskedCardNumber: '************0003' } },
    ])
    expect(JSON.stringify(body)).not.toContain('6000000000000003')
    const first = await guest.basket('GET', `/${basketId}`)
    expect(first.body.paymentInstruments?.[0]).not.toHaveProperty('giftCard')
  })
})

it('a basket with missing external taxes cannot be ordered', async () => {
  await guest.basket('DELETE', `/${basketId}`)
  const { body } = await guest.call('POST', `${V2}?taxMode=external`, {
    productItems: [{ productId: 'assorted-9', quantity: 1 }],
    customerInfo: { email: 'ada@example.com' },
    billingAddress: ILLINOIS,
    shipments: [{ shippingAddress: ILLINOIS, shippingMethod: { id: 'GroundDisc' } }],
    paymentInstruments: [{ paymentMethodId: 'PAY_BY_CHECK' }],
  })
  const refused = await guest.order('POST', '', { basketId: body.basketId })
  expect(refused).toMatchObject({ status: 400, body: { c_missing: ['taxes'] } })
})

it('an estimate says what a gift card would pay of the whole, and what is left', async () => {
  await guest.basket('POST', `/${basketId}/payment-instruments`, {
    paymentMethodId: 'GIFTCARD',
    giftCardRequest: { brand: 'own', cardNumber: '6000000000000003', cvc: '1234' },
  })
  const { body: before } = await guest.basket('GET', `/${basketId}`)
  expect(before.paymentInstruments).toMatchObject([{ amount: 20 }])
  const url = '/custom/payment/v1/organizations/f_ecom_prln_001/shipping-costs?c_stateCode=IL'
  const { body } = await guest.call('GET', url)
  const paymentInstrumentId = before.paymentInstruments?.[0]?.paymentInstrumentId
  const pays = { c_payments: [{ paymentInstrumentId, amount: 30 }] }
  expect(body.shippingCosts).toMatchObject([
    { id: 'Express', orderTotal: 42.45, c_paymentAmount: 12.45, ...pays },
    { id: 'GroundDisc', orderTotal: 30.76, c_paymentAmount: 0.76, ...pays },
  ])
})
