import { WALLET_LIMITS } from '../throttles/login-throttle'
import { TestCheckout, useCheckout } from '../testing/test-checkout'
import { decideAtWallet } from '../testing/test-wallet'

const PATH = '/custom/payment/v1/organizations/f_ecom_prln_001/wallet-session'
const METHOD = { site_id: 'brindille', cards: JSON.stringify([]) }

let shopper: TestCheckout
const engine = useCheckout({ listens: true })
beforeAll(async () => {
  const rows = [{ ...METHOD, id: 'KLARNA', name: 'Klarna', position: 9 }]
  await engine.db.insertInto('payment_method').values(rows).execute()
})
beforeEach(async () => {
  shopper = await TestCheckout.asGuest(engine.app)
})

const fill = (quantity = 2) => shopper.fillBasket([{ productId: 'assorted-9', quantity }], 'PayPal')
const ask = (basketId: string, more: object = {}, as = shopper) =>
  as.call('POST', PATH, {
    basketId,
    wallet: 'PayPal',
    returnUrl: 'http://localhost:3000/billing',
    ...more,
  })

async function approve(basketId: string): Promise<string> {
  const { body } = await ask(basketId)
  const id = String(Reflect.get(body, 'id'))
  await decideAtWallet(engine.app, id, { decision: 'approve', source: 'balance' })
  return String(Reflect.get((await shopper.call('GET', `${PATH}/${id}`)).body, 'token'))
}

async function pay(basketId: string, c_transienttoken: string) {
  const { body } = await shopper.order('POST', '', { basketId })
  const [instrument] = body.paymentInstruments ?? []
  const path = `/${body.orderNo}/payment-instruments/${instrument?.paymentInstrumentId}`
  return (await shopper.order('PATCH', path, { c_transienttoken })).body
}

it("uses the amount to pay of the shopper's basket, whatever else is sent [PAY-030, PAY-034]", async () => {
  const basketId = await fill()
  const { body: basket } = await shopper.basket('GET', `/${basketId}`)
  const amountDetails = { totalAmount: '0.01', currency: 'CAD' }
  const { status, body } = await ask(basketId, { amountDetails, amount: 1 })
  expect(status).toBe(200)
  const url = `/card-gateway/wallets/v1/sessions/${String(Reflect.get(body, 'id'))}`
  expect((await engine.app.inject({ url })).json()).toMatchObject({
    amountDetails: { totalAmount: basket.orderTotal?.toFixed(2), currency: 'USD' },
  })
})

it("is refused for another shopper's basket, an unavailable wallet or a foreign return address", async () => {
  const basketId = await fill(1)
  const stranger = await TestCheckout.asGuest(engine.app)
  expect(await ask(basketId, {}, stranger)).toMatchObject({ status: 404 })
  const { body } = await shopper.basket('GET', `/${basketId}`)
  expect(body.orderTotal).toBeLessThan(35)
  const refused = { status: 400, body: { type: expect.stringMatching(/invalid-payment-method$/) } }
  expect(await ask(basketId, { wallet: 'KLARNA' })).toMatchObject(refused)
  const returnUrl = 'https://elsewhere.example/billing'
  expect(await ask(basketId, { returnUrl })).toMatchObject({ status: 400 })
})

it('limits the visits of a shopper, because each sends requests to the wallet', async () => {
  const basketId = await fill()
  const { throttles } = engine.app.services.signIn
  const { body: basket } = await shopper.basket('GET', `/${basketId}`)
  const customerId = String(basket.customerInfo?.customerId)
  for (let visit = 0; visit < WALLET_LIMITS.login.attempts; visit += 1) {
    await throttles.wallets.countAttempt(customerId, '192.0.2.1')
  }
  expect(await ask(basketId)).toMatchObject({ status: 429 })
})

it('returns its result to its shopper only', async () => {
  const { body } = await ask(await fill())
  const id = String(Reflect.get(body, 'id'))
  const read = () => shopper.call('GET', `${PATH}/${id}`)
  expect(await read()).toMatchObject({ status: 200, body: { wallet: 'PayPal', status: 'pending' } })
  await decideAtWallet(engine.app, id, { decision: 'approve', source: 'balance' })
  expect((await read()).body).toEqual({
    wallet: 'PayPal',
    status: 'approved',
    amount: expect.any(Number),
    token: expect.any(String),
    expiresAt: expect.any(Number),
  })
  const unknown = await shopper.call('GET', `${PATH}/${'0'.repeat(64)}`)
  expect(unknown).toMatchObject({ status: 404 })
  const url = `${PATH}/${id}?siteId=brindille`
  expect((await engine.app.inject({ url })).statusCode).toBe(401)
})

it('pays the approved basket and no other', async () => {
  const basketId = await fill()
  const token = await approve(basketId)
  const first = shopper
  shopper = await TestCheckout.asGuest(engine.app)
  expect(await pay(await fill(), token)).toMatchObject({ status: 'failed' })
  shopper = first
  expect(await pay(basketId, token)).toMatchObject({ status: 'new', paymentStatus: 'paid' })
})
