import { revisionOf } from '../orders/order-edit.rules'
import { refundableMinor, refundedMinor } from '../orders/refund.rules'
import { APPROVED_CARD, createCardToken, DECLINED_CARD } from '../testing/test-card'
import { TestCheckout, useCheckout } from '../testing/test-checkout'

const ACCOUNT = '/custom/account/v1/organizations/f_ecom_prln_001'
const CUSTOMERS = '/customer/shopper-customers/v1/organizations/f_ecom_prln_001/customers'

let now = new Date('2026-06-01T12:00:00Z')
let guest: TestCheckout
let customer: TestCheckout
const engine = useCheckout({ now: () => now, listens: true })
beforeEach(async () => {
  // logins and site preferences are cached for seconds
  now = new Date(now.getTime() + 60_000)
  guest = await TestCheckout.asGuest(engine.app)
  customer = await registered()
})

const registered = async () => guest.logIn(await guest.register())

const cards = async ({ shopper }: TestCheckout = customer) => {
  const { body } = await customer.call('GET', `${CUSTOMERS}/${shopper.customerId}`)
  return Reflect.get(body, 'paymentInstruments') as { paymentInstrumentId: string }[]
}

async function lastingToken(number = APPROVED_CARD): Promise<string> {
  const transientToken = await createCardToken(engine.app, number)
  const { body } = await customer.call('POST', `${ACCOUNT}/customer-payment-token`, {
    transientToken,
  })
  return String(Reflect.get(body, 'paymentToken'))
}

async function saveCard(expirationYear = 2031, number = APPROVED_CARD): Promise<string> {
  const path = `${CUSTOMERS}/${customer.shopper.customerId}/payment-instruments`
  const paymentCard = {
    cardType: 'Visa',
    expirationMonth: 12,
    expirationYear,
    creditCardToken: expirationYear === 2031 ? await lastingToken(number) : 'elsewhere',
  }
  const { body } = await customer.call('POST', path, {
    paymentMethodId: 'CREDIT_CARD',
    paymentCard,
  })
  return String(Reflect.get(body, 'paymentInstrumentId'))
}

const visa = { cardType: 'Visa', maskedNumber: '411111XXXXXX1111' }
const newCard = { ...visa, expirationMonth: 12, expirationYear: 2031 }

/** Creates a basket that is complete except for the payment. */
async function fill(shopper = customer, quantity = 1): Promise<string> {
  const basketId = await shopper.fillBasket([{ productId: 'assorted-9', quantity }])
  const { body } = await shopper.basket('GET', `/${basketId}`)
  for (const { paymentInstrumentId } of body.paymentInstruments ?? []) {
    await shopper.basket('DELETE', `/${basketId}/payment-instruments/${paymentInstrumentId}`)
  }
  return basketId
}

const add = (basketId: string, body: object, shopper = customer) =>
  shopper.basket('POST', `/${basketId}/payment-instruments`, {
    paymentMethodId: 'CREDIT_CARD',
    ...body,
  })

async function place(basketId: string, more: object = {}) {
  const { body } = await customer.order('POST', '', { basketId })
  const [instrument] = body.paymentInstruments ?? []
  const path = `/${body.orderNo}/payment-instruments/${instrument?.paymentInstrumentId}`
  const { paymentMethodId, amount } = instrument ?? {}
  return customer.order('PATCH', path, { paymentMethodId, amount, ...more })
}

describe('a saved card', () => {
  it('is used by its id, with its stored data [PAY-026]', async () => {
    const id = await saveCard()
    const basketId = await fill()
    const { body } = await add(basketId, {
      c_walletUUID: id,
      paymentCard: { cardType: 'Amex', maskedNumber: 'XXXXXXXXXXX0005' },
    })
    expect(body.paymentInstruments).toMatchObject([
      { c_walletUUID: id, paymentCard: { cardType: 'Visa', maskedNumber: '************1111' } },
    ])
    expect(await place(basketId)).toMatchObject({ body: { paymentStatus: 'paid', status: 'new' } })
  })

  it('of another customer is refused', async () => {
    const id = await saveCard()
    const other = await registered()
    const basketId = await fill(other)
    expect(await add(basketId, { c_walletUUID: id }, other)).toMatchObject({ status: 404 })
    const asGuest = await fill(guest)
    expect(await add(asGuest, { c_walletUUID: id }, guest)).toMatchObject({ status: 404 })
  })

  it('of another customer is refused with a new basket and with an order', async () => {
    const id = await saveCard()
    const card = { paymentMethodId: 'CREDIT_CARD', c_walletUUID: id, c_payLater: true }
    const created = await guest.basket('POST', '', { paymentInstruments: [card] })
    expect(created).toMatchObject({ status: 404 })
    const basketId = await fill(guest)
    const unpaid = { paymentCard: newCard, c_payLater: true }
    await add(basketId, unpaid, guest)
    const { body: order } = await guest.order('POST', '', { basketId })
    const [instrument] = order.paymentInstruments ?? []
    const path = `/${order.orderNo}/payment-instruments`
    const own = `${path}/${instrument?.paymentInstrumentId}`
    expect(await guest.order('PATCH', own, { ...unpaid, ...card })).toMatchObject({ status: 404 })
    expect(await guest.order('DELETE', own)).toMatchObject({ status: 200 })
    expect(await guest.order('POST', path, card)).toMatchObject({ status: 404 })
    const { body } = await guest.order('GET', `/${order.orderNo}`)
    expect(body.status).toBe('created')
  })

  it('that has expired is refused [PAY-013]', async () => {
    const id = await saveCard(2020)
    expect(await add(await fill(), { c_walletUUID: id })).toMatchObject({
      status: 400,
      body: { detail: 'Card is expired' },
    })
  })
})

describe('a card charged on shipment', () => {
  const orders = () => engine.app.services.orders.backOffice
  const placeLater = async (shopper: TestCheckout, id: string, quantity = 1) => {
    const basketId = await fill(shopper, quantity)
    const body = { c_walletUUID: id, c_payLater: true }
    await add(basketId, body, shopper)
    return (await shopper.order('POST', '', { basketId })).body
  }

  const charges = (orderNo: string) =>
    engine.db
      .selectFrom('card_gateway_payment')
      .selectAll()
      .where('reference_code', 'like', `${orderNo}%`)
      .execute()

  /** How many orders are found as those of which the result of a payment is not known. */
  const unknown = (orderNo: string) =>
    orders().countOrders({ paymentStatus: 'unknown', text: orderNo })

  it('is charged once when the order ships, and no token is stored until then [PAY-007]', async () => {
    const { orderNo = '', ...placed } = await placeLater(customer, await saveCard())
    expect(placed).toMatchObject({ status: 'new', paymentStatus: 'not_paid' })
    expect(JSON.stringify(placed)).not.toContain('creditCardToken')
    await orders().shipShipment(orderNo, 'me', { carrier: 'UPS' })
    const { body } = await customer.order('GET', `/${orderNo}`)
    expect(body).toMatchObject({ status: 'completed', paymentStatus: 'paid' })
    expect(await charges(orderNo)).toMatchObject([{ status: 'AUTHORIZED' }])
  })

  it('does not ship the order when it has been removed [PAY-007]', async () => {
    const id = await saveCard()
    const { orderNo = '' } = await placeLater(customer, id)
    const { customerId } = customer.shopper
    await customer.call('DELETE', `${CUSTOMERS}/${customerId}/payment-instruments/${id}`)
    const shipped = orders().shipShipment(orderNo, 'me', { carrier: 'UPS' })
    await expect(shipped).rejects.toMatchObject({ status: 409 })
    await expect(orders().receivePayment(orderNo)).rejects.toMatchObject({ status: 409 })
    const { body } = await customer.order('GET', `/${orderNo}`)
    expect(body).toMatchObject({ status: 'new', shippingStatus: 'not_shipped' })
  })

  it('is reported to the customer when declined, and can be replaced by another card [PAY-007]', async () => {
    const { orderNo = '' } = await placeLater(customer, await saveCard(2031, DECLINED_CARD))
    const ship = () => orders().shipShipment(orderNo, 'me', { carrier: 'UPS' })
    await expect(ship()).rejects.toMatchObject({ status: 409 })
    await expect(ship()).rejects.toMatchObject({ status: 409 })
    // each attempt sent a new request, and the customer was notified once
    expect(await charges(orderNo)).toMatchObject([{ status: 'DECLINED' }, { status: 'DECLINED' }])
    expect(await unknown(orderNo)).toBe(0)
    const mails = (await engine.app.services.mail.listMails({ limit: 20 })).mails.filter(
      ({ reference }) => reference.startsWith(`card-declined:${orderNo}`),
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('/wallet')
    expect((await customer.order('GET', `/${orderNo}`)).body).toMatchObject({
      status: 'new',
      paymentStatus: 'not_paid',
      paymentInstruments: [{ c_declined: 'The card was declined.' }],
    })
    now = new Date(now.getTime() + 60_000)
    await saveCard()
    await ship()
    const { body } = await customer.order('GET', `/${orderNo}`)
    expect(body).toMatchObject({ status: 'completed', paymentStatus: 'paid' })
    expect(body.paymentInstruments?.[0]).not.toHaveProperty('c_declined')
  })

  it('gets a refund of what another card paid after a decline', async () => {
    const { orderNo = '' } = await placeLater(customer, await saveCard(2031, DECLINED_CARD))
    await expect(orders().receivePayment(orderNo)).rejects.toMatchObject({ status: 409 })
    now = new Date(now.getTime() + 60_000)
    await saveCard()
    await orders().receivePayment(orderNo)
    await orders().cancelOrder(orderNo)
    const reversed = { status: 'AUTHORIZED', reversed_at: expect.any(Date) }
    expect(await charges(orderNo)).toContainEqual(expect.objectContaining(reversed))
  })

  it('gets a refund if the order is canceled during the charge', async () => {
    const { orderNo = '' } = await placeLater(customer, await saveCard())
    const { payments } = engine.app.services
    const { authorize } = payments
    jest.spyOn(payments, 'authorize').mockImplementationOnce(async (asked) => {
      const result = await authorize(asked)
      await orders().cancelOrder(orderNo)
      return result
    })
    const shipped = orders().shipShipment(orderNo, 'me', { carrier: 'UPS' })
    await expect(shipped).rejects.toMatchObject({ status: 409 })
    expect(await charges(orderNo)).toMatchObject([{ reversed_at: expect.any(Date) }])
  })

  it('gets a refund if the answer was lost and the order is cancelled then', async () => {
    const { orderNo = '' } = await placeLater(customer, await saveCard())
    const { payments } = engine.app.services
    const { authorize } = payments
    jest.spyOn(payments, 'authorize').mockImplementationOnce(async (asked) => {
      await authorize(asked)
      throw new Error('The answer was lost.')
    })
    const shipped = orders().shipShipment(orderNo, 'me', { carrier: 'UPS' })
    await expect(shipped).rejects.toThrow('The answer was lost.')
    expect(await unknown(orderNo)).toBe(1)
    await orders().cancelOrder(orderNo)
    expect([await charges(orderNo), await unknown(orderNo)]).toMatchObject([
      [{ reversed_at: null }],
      1,
    ])
    expect(await engine.app.services.orders.retryReversals()).toContain(orderNo)
    expect(await charges(orderNo)).toMatchObject([{ reversed_at: expect.any(Date) }])
    expect(await unknown(orderNo)).toBe(0)
  })

  it('is charged once if the answer was lost, and refunded what became too much since', async () => {
    const { orderNo = '', orderTotal = 0 } = await placeLater(customer, await saveCard())
    const { payments } = engine.app.services
    const { authorize } = payments
    jest.spyOn(payments, 'authorize').mockImplementationOnce(async (asked) => {
      await authorize(asked)
      throw new Error('The answer was lost.')
    })
    const ship = () => orders().shipShipment(orderNo, 'me', { carrier: 'UPS' })
    await expect(ship()).rejects.toThrow('The answer was lost.')
    expect(await unknown(orderNo)).toBe(1)
    await orders().refundOrder(orderNo, {
      ...{ items: [], amount: 0, waivedMinor: 100, expectedRefunded: 0 },
      ...{ reason: 'Sorry', restock: false, byHand: false },
    })
    await ship()
    expect(await unknown(orderNo)).toBe(0)
    const totalMinor = Math.round(orderTotal * 100)
    expect(await charges(orderNo)).toMatchObject([
      { status: 'AUTHORIZED', amount_minor: totalMinor },
    ])
    const { stored } = await orders().getOrder(orderNo)
    expect(stored).toMatchObject({ status: 'completed' })
    expect(stored.document.refunds?.at(-1)?.parts).toMatchObject([{ amountMinor: 100 }])
  })

  it('gives back once what a change made cheaper during the charge, beside what was given up', async () => {
    const placed = await placeLater(customer, await saveCard(), 3)
    const { orderNo = '', productItems = [] } = placed
    const { payments } = engine.app.services
    const { authorize } = payments
    const waive = (expectedRefunded: number) =>
      orders().refundOrder(orderNo, {
        ...{ items: [], amount: 0, waivedMinor: 100, expectedRefunded },
        ...{ reason: 'Sorry', restock: false, byHand: false },
      })
    await waive(0)
    let cheaperMinor = 0
    jest.spyOn(payments, 'authorize').mockImplementationOnce(async (asked) => {
      const result = await authorize(asked)
      const edit = { items: [{ itemId: String(productItems[0]?.itemId), quantity: 1 }] }
      const { order, totalMinor } = await orders().previewEdit(orderNo, edit)
      cheaperMinor = order.totalMinor - totalMinor
      const asks = { edit, revision: revisionOf(order), expectedDifference: -cheaperMinor / 100 }
      await orders().editOrder(orderNo, asks, { name: 'Ada', requestId: 'test' })
      await waive(0)
      return result
    })
    await orders().shipShipment(orderNo, 'me', { carrier: 'UPS' })
    const { stored } = await orders().getOrder(orderNo)
    expect(cheaperMinor).toBeGreaterThan(2000)
    expect(stored).toMatchObject({ status: 'completed' })
    expect(stored.document.refunds?.slice(-2)).toMatchObject([
      { parts: [{ amountMinor: 100 }] },
      { parts: [{ amountMinor: cheaperMinor }], ofEdit: true },
    ])
    expect(refundedMinor(stored.document)).toBe(100)
    // the first dollar was given up before the card was asked for
    expect(refundableMinor(stored)).toBe(stored.totalMinor - 200)
  })

  it('is not charged for an unknown shipment', async () => {
    const { orderNo = '' } = await placeLater(customer, await saveCard())
    const shipped = orders().shipShipment(orderNo, 'nobody', { carrier: 'UPS' })
    await expect(shipped).rejects.toMatchObject({ status: 400 })
    expect(await charges(orderNo)).toEqual([])
    const { body } = await customer.order('GET', `/${orderNo}`)
    expect(body).toMatchObject({ status: 'new', paymentStatus: 'not_paid' })
  })

  it('is not charged here if another processor charges the cards', async () => {
    const processBy = (processor_id: string | null) =>
      engine.db
        .updateTable('payment_method')
        .set({ processor_id })
        .where('id', '=', 'CREDIT_CARD')
        .execute()
    const id = await saveCard()
    await processBy('BASIC_CREDIT')
    const { orderNo = '', status } = await placeLater(customer, id)
    await processBy(null)
    expect(status).toBe('new')
    await orders().shipShipment(orderNo, 'me', { carrier: 'UPS' })
    expect(await charges(orderNo)).toEqual([])
    const { body } = await customer.order('GET', `/${orderNo}`)
    expect(body).toMatchObject({ shippingStatus: 'shipped', paymentStatus: 'not_paid' })
  })

  it('gets a refund when a second card is declined and the order is canceled', async () => {
    const basketId = await fill()
    const later = { c_payLater: true }
    await add(basketId, { ...later, c_walletUUID: await saveCard(), amount: 5 })
    await add(basketId, { ...later, c_walletUUID: await saveCard(2031, DECLINED_CARD) })
    const { body } = await customer.order('POST', '', { basketId })
    const { orderNo = '' } = body
    expect(body).toMatchObject({ status: 'new', paymentStatus: 'not_paid' })
    const shipped = orders().shipShipment(orderNo, 'me', { carrier: 'UPS' })
    await expect(shipped).rejects.toMatchObject({ status: 409 })
    const authorization = { status: 'AUTHORIZED', amount_minor: 500 }
    const declined = expect.objectContaining({ status: 'DECLINED' })
    const before = await charges(orderNo)
    expect(before).toHaveLength(2)
    expect(before).toContainEqual(declined)
    expect(before).toContainEqual(expect.objectContaining({ ...authorization, reversed_at: null }))
    await orders().cancelOrder(orderNo)
    const reversed = { ...authorization, reversed_at: expect.any(Date) }
    expect(await charges(orderNo)).toContainEqual(expect.objectContaining(reversed))
  })

  it('is not available to guests [PAY-007]', async () => {
    const basketId = await fill(guest)
    const c_transienttoken = await createCardToken(engine.app, APPROVED_CARD)
    await add(basketId, { paymentCard: newCard, c_transienttoken, c_payLater: true }, guest)
    expect(await guest.order('POST', '', { basketId })).toMatchObject({
      body: { status: 'created' },
    })
  })
})

describe('a card to be saved', () => {
  it('is saved once it has paid, and used for subscriptions on request [PAY-008, PAY-026]', async () => {
    const basketId = await fill()
    await add(basketId, {
      paymentCard: newCard,
      c_paymentToken: await lastingToken(),
      c_saveCard: true,
      c_useForSubscriptions: true,
    })
    expect(await cards()).toEqual([])
    expect(await place(basketId)).toMatchObject({ body: { paymentStatus: 'paid' } })
    expect(await cards()).toMatchObject([
      {
        paymentMethodId: 'CREDIT_CARD',
        c_useForSubscriptions: true,
        paymentCard: { cardType: 'Visa', maskedNumber: '************1111' },
      },
    ])
  })

  it('is not saved when it is declined or not requested', async () => {
    const declined = await fill()
    const c_paymentToken = await lastingToken(DECLINED_CARD)
    await add(declined, { paymentCard: newCard, c_paymentToken, c_saveCard: true })
    expect(await place(declined)).toMatchObject({ body: { status: 'failed' } })
    const unasked = await fill(await registered().then((one) => (customer = one)))
    await add(unasked, { paymentCard: newCard, c_paymentToken: await lastingToken() })
    expect(await place(unasked)).toMatchObject({ body: { paymentStatus: 'paid' } })
    expect(await cards()).toEqual([])
  })

  it('gets a permanent token for a valid token of the card fields only [PAY-024]', async () => {
    const ask = (transientToken: string) =>
      customer.call('POST', `${ACCOUNT}/customer-payment-token`, { transientToken })
    expect(await ask(await createCardToken(engine.app, APPROVED_CARD))).toMatchObject({
      body: {
        paymentToken: expect.stringMatching(/^[0-9A-F]{32}$/),
        maskedNumber: '************1111',
        statusCode: 200,
      },
    })
    expect(await ask('a.b.c')).toMatchObject({
      status: 400,
      body: { title: 'Invalid Credit Card', detail: expect.any(String), statusCode: 400 },
    })
  })
})

describe('a check', () => {
  it('leaves the order unpaid, and returns its mailing address [PAY-037]', async () => {
    const checkMailingAddress = ['The Shop', 'P.O. Box 1']
    const preferences = JSON.stringify({ checkMailingAddress })
    await engine.db.updateTable('site').set({ preferences }).execute()
    now = new Date(now.getTime() + 60_000)
    for (const shopper of [guest, customer]) {
      const basketId = await fill(shopper)
      await add(basketId, { paymentMethodId: 'PAY_BY_CHECK' }, shopper)
      expect(await shopper.order('POST', '', { basketId })).toMatchObject({
        body: {
          status: 'new',
          paymentStatus: 'not_paid',
          paymentInstruments: [{ c_checkMailingAddress: 'The Shop\nP.O. Box 1' }],
        },
      })
    }
    const [mail] = (await engine.app.services.mail.listMails({ limit: 1 })).mails
    expect(mail?.text).toContain('The Shop\nP.O. Box 1')
  })
})

describe('a payment method that the site does not offer', () => {
  it('cannot replace another method in an order', async () => {
    const basketId = await fill(guest)
    await add(basketId, { paymentCard: newCard }, guest)
    const { body: order } = await guest.order('POST', '', { basketId })
    const [card] = order.paymentInstruments ?? []
    const offerChecks = (enabled: boolean) =>
      engine.db
        .updateTable('payment_method')
        .set({ enabled })
        .where('id', '=', 'PAY_BY_CHECK')
        .execute()
    await offerChecks(false)
    const path = `/${order.orderNo}/payment-instruments/${card?.paymentInstrumentId}`
    const patched = await guest.order('PATCH', path, { paymentMethodId: 'PAY_BY_CHECK' })
    await offerChecks(true)
    expect(patched).toMatchObject({ status: 400 })
    const { body } = await guest.order('GET', `/${order.orderNo}`)
    expect(body.status).toBe('created')
  })
})

describe('a gift card combined with a card', () => {
  it('stays in the basket when the card is declined, with its balance restored [PAY-025]', async () => {
    const key = { site_id: 'brindille', code: '6000000000000009' }
    const certificate = { ...key, currency: 'USD', amount_minor: 500, balance_minor: 500 }
    await engine.db.insertInto('gift_certificate').values(certificate).execute()
    const method = { site_id: 'brindille', id: 'GIFTCARD', name: 'Gift card', position: 9 }
    await engine.db
      .insertInto('payment_method')
      .values({ ...method, cards: JSON.stringify([]) })
      .execute()
    const basketId = await fill()
    const giftCertificateCode = key.code
    await add(basketId, { paymentMethodId: 'GIFTCARD', giftCertificateCode })
    const c_transienttoken = await createCardToken(engine.app, DECLINED_CARD)
    await add(basketId, { paymentCard: newCard, c_transienttoken })
    const { body: order } = await customer.order('POST', '', { basketId })
    const card = order.paymentInstruments?.find((one) => one.paymentMethodId === 'CREDIT_CARD')
    const path = `/${order.orderNo}/payment-instruments/${card?.paymentInstrumentId}`
    const paid = await customer.order('PATCH', path, { paymentMethodId: 'CREDIT_CARD' })
    expect(paid).toMatchObject({ body: { status: 'failed' } })
    const { body } = await customer.basket('GET', `/${basketId}`)
    expect(body.paymentInstruments).toMatchObject([{ paymentMethodId: 'GIFTCARD', amount: 5 }])
    const query = engine.db.selectFrom('gift_certificate').select('balance_minor')
    const left = await query.where('code', '=', key.code).executeTakeFirstOrThrow()
    expect(left).toEqual({ balance_minor: 500 })
  })
})

describe('the captcha', () => {
  const setCaptcha = async (recaptchaEnabled: boolean) => {
    const preferences = JSON.stringify({ recaptchaEnabled })
    await engine.db.updateTable('site').set({ preferences }).execute()
    now = new Date(now.getTime() + 60_000)
  }
  afterEach(() => setCaptcha(false))

  it('is required for a card if the site has one, but not for a check [PAY-028]', async () => {
    const basketId = await fill()
    const c_transienttoken = await createCardToken(engine.app, APPROVED_CARD)
    await add(basketId, { paymentCard: newCard, c_transienttoken })
    await setCaptcha(true)
    expect(await place(basketId)).toMatchObject({
      status: 400,
      body: { type: expect.stringMatching(/captcha-missing$/) },
    })
    expect(await place(basketId, { c_recaptchaToken: 'forged' })).toMatchObject({ status: 400 })
    await setCaptcha(false)
    expect(await place(basketId)).toMatchObject({ body: { paymentStatus: 'paid' } })
    await setCaptcha(true)
    const byCheck = await fill()
    await add(byCheck, { paymentMethodId: 'PAY_BY_CHECK' })
    expect(await place(byCheck)).toMatchObject({ status: 200, body: { status: 'new' } })
  })
})
