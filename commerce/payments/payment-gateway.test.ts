import { sheetWallets } from '../../rules/payment-methods'
import { createTestEngine, type TestEngine } from '../testing/engine'
import { seedCheckout } from '../testing/seed-checkout'
import { WALLET_LIMITS } from '../throttles/login-throttle'
import { TestCheckout } from '../testing/test-checkout'

const PAYPAL = 'https://api-m.paypal.com'
const ORDER_ID = '5O190127TN364715T'
const SESSION = '/custom/payment/v1/organizations/f_ecom_prln_001/wallet-session'
const SHEET = '/custom/payment/v1/organizations/f_ecom_prln_001/wallet-sheet'
const METHOD = { site_id: 'brindille', cards: JSON.stringify([]), position: 9 }

/** A PayPal mock with one order, following PayPal's API documentation. */
function createPayPal() {
  let order: { custom_id: string; amount: { value: string }; invoice_id?: string } | undefined
  let status = 'PAYER_ACTION_REQUIRED'
  const toAnswer = () => ({
    id: ORDER_ID,
    status,
    create_time: new Date().toISOString(),
    links: [{ rel: 'payer-action', href: `https://www.paypal.com/checkoutnow?token=${ORDER_ID}` }],
    purchase_units: [
      {
        ...order,
        payments: order?.invoice_id
          ? { captures: [{ ...order, id: '3C679366HH908993F', status: 'COMPLETED' }] }
          : undefined,
      },
    ],
  })
  return {
    approve: () => (status = 'APPROVED'),
    answer(call: string, body: string): object {
      if (call === 'POST /v1/oauth2/token') return { access_token: 'A21AA', expires_in: 3600 }
      if (call === 'POST /v2/checkout/orders') order = JSON.parse(body).purchase_units[0]
      if (call.startsWith('PATCH') && order) order.invoice_id = JSON.parse(body)[0].value
      if (call.endsWith('/capture')) status = 'COMPLETED'
      return toAnswer()
    },
  }
}

let engine: TestEngine
let payPal: ReturnType<typeof createPayPal>
beforeAll(async () => {
  const cardGatewayAccount = { merchant: 'brindille', keyId: 'key', key: 'c2VjcmV0' }
  const config = {
    cardGatewayAccount,
    googlePay: { merchantId: 'BCR2', environment: 'TEST' as const },
    applePay: { merchant: 'merchant.example.shop', certificate: 'PEM', key: 'PEM' },
    payPal: { origin: PAYPAL, clientId: 'client', clientSecret: 'secret' },
  }
  engine = await createTestEngine({ seed: seedCheckout, config })
  const rows = ['Venmo', ...sheetWallets].map((id) => ({ ...METHOD, id, name: id }))
  await engine.db.insertInto('payment_method').values(rows).execute()
  payPal = createPayPal()
  const { fetch } = globalThis
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const { origin, pathname } = new URL(String(address))
    if (origin !== PAYPAL) return fetch(address, init)
    const call = `${init?.method ?? ''} ${pathname}`
    return Response.json(payPal.answer(call, String(init?.body ?? '')))
  })
})
afterAll(async () => {
  jest.restoreAllMocks()
  await engine.close()
})

it('an order is paid with PayPal, and unavailable wallets are not offered', async () => {
  const shopper = await TestCheckout.asGuest(engine.app)
  const basketId = await shopper.fillBasket([{ productId: 'assorted-9', quantity: 2 }], 'PayPal')
  const { body: methods } = await shopper.basket('GET', `/${basketId}/payment-methods`)
  const { applicablePaymentMethods } = methods as { applicablePaymentMethods?: { id: string }[] }
  const offered = applicablePaymentMethods?.map(({ id }) => id)
  expect(offered).toContain('PayPal')
  expect(offered).not.toContain('Venmo')
  const returnUrl = 'http://localhost:3000/billing'
  const opened = await shopper.call('POST', SESSION, { basketId, wallet: 'PayPal', returnUrl })
  expect(opened.body).toMatchObject({ approvalUrl: expect.stringContaining('www.paypal.com') })
  payPal.approve()
  const { body: approval } = await shopper.call('GET', `${SESSION}/${ORDER_ID}`)
  expect(approval).toMatchObject({ wallet: 'PayPal', status: 'approved' })
  const { body: order } = await shopper.order('POST', '', { basketId })
  const [instrument] = order.paymentInstruments ?? []
  const path = `/${order.orderNo}/payment-instruments/${instrument?.paymentInstrumentId}`
  const paid = await shopper.order('PATCH', path, {
    c_transienttoken: Reflect.get(approval, 'token'),
  })
  expect(paid.body).toMatchObject({ status: 'new', paymentStatus: 'paid' })
})

it('a page that asks for the merchant at Google takes no visit to a wallet from the shopper', async () => {
  const shopper = await TestCheckout.asGuest(engine.app)
  const basketId = await shopper.fillBasket([{ productId: 'assorted-9', quantity: 2 }], 'PayPal')
  const page = { basketId, origin: 'http://localhost:3000' }
  for (let load = 0; load <= WALLET_LIMITS.login.attempts; load += 1) {
    const asked = await shopper.call('POST', SHEET, { ...page, wallet: 'DW_ANDROID_PAY' })
    expect(asked).toMatchObject({ status: 200, body: { gatewayMerchantId: 'brindille' } })
  }
  const returnUrl = 'http://localhost:3000/billing'
  const visit = () => shopper.call('POST', SESSION, { basketId, wallet: 'PayPal', returnUrl })
  for (let visits = 0; visits < WALLET_LIMITS.login.attempts; visits += 1) {
    expect((await visit()).status).toBe(200)
  }
  expect((await visit()).status).toBe(429)
  const validationUrl = 'https://apple-pay-gateway.apple.com/paymentservices/startSession'
  const validated = await shopper.call('POST', SHEET, {
    ...page,
    wallet: 'DW_APPLE_PAY',
    validationUrl,
  })
  expect(validated.status).toBe(429)
  const google = await shopper.call('POST', SHEET, { ...page, wallet: 'DW_ANDROID_PAY' })
  expect(google.status).toBe(200)
})
