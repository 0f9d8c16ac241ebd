/** @jest-environment jest-fixed-jsdom */
import { http, HttpResponse } from 'msw'
import { createBasketServer, TEST_SITE } from '@/shopper/testing/basket-server'
import { logInCustomer } from '@/shopper/testing/log-in-customer'
import { preparePayment } from './prepare-payment'
import type { CardForm } from '@/purchase/payment/use-card-form'
import { NEW_CARD, type PaymentState } from './use-payment-choice'

const shown = { cardType: 'Visa', maskedNumber: '411111XXXXXX1111' }
const token = {
  ...shown,
  token: 'a.b.c',
  expiresAt: 1_900_000_000,
  expirationMonth: 4,
  expirationYear: 2031,
}
const card: CardForm = {
  containers: { number: { current: null }, securityCode: { current: null } },
  fieldId: (field) => field,
  failure: { current: null },
  status: 'ready',
  hosted: {},
  expiry: { month: '04', year: '2031' },
  errors: {},
  check: () => true,
  createToken: () => Promise.resolve(token),
  changeExpiry: () => {},
  retry: () => {},
}
const state: PaymentState = {
  amount: 40,
  pays: 'main',
  methods: [{ id: 'CREDIT_CARD', name: 'Credit Card' }],
  isMethodsFailed: false,
  retryMethods: () => {},
  methodId: 'CREDIT_CARD',
  chooseMethod: () => {},
  current: undefined,
  replaceCurrent: () => {},
  savedCards: [],
  cardId: NEW_CARD,
  chooseCard: () => {},
  isRegistered: true,
  customerId: 'customer-1',
  isSubscribing: false,
  isGuestSubscribing: false,
  mayKeep: false,
  setMayKeep: () => {},
  paysLater: false,
  setPaysLater: () => {},
  later: undefined,
  chooseLater: () => {},
  isLaterAsked: false,
  askLater: () => {},
  now: new Date(0),
}

const { server, state: shop } = createBasketServer({
  createCustomerPaymentInstrument: () => ({ paymentInstrumentId: 'filed' }),
})
let asked: { path: string; body: unknown }[]
beforeEach(() => {
  logInCustomer()
  asked = []
  const record = (path: string, answer: object) =>
    http.post(`*/api/${TEST_SITE}/${path}`, async ({ request }) => {
      const name = new URL(request.url).pathname.split(`${TEST_SITE}/`).pop() ?? ''
      asked.push({ path: name, body: await request.json() })
      return HttpResponse.json(answer)
    })
  server.use(
    record('customer-payment-token', { paymentToken: 'LASTING', statusCode: 200 }),
    record('payment-instruments/:id/use-for-subscriptions', {}),
  )
})

const instrumentOf = async (change: Partial<PaymentState>) => {
  const prepared = await preparePayment(TEST_SITE, { ...state, ...change }, card)
  return prepared?.kind === 'new' ? prepared.toInstrument(40) : prepared
}
const paymentCard = { ...shown, expirationMonth: 4, expirationYear: 2031 }
const TOKEN_ASKED = {
  path: 'customer-payment-token',
  body: { transientToken: 'a.b.c', cardType: 'Visa', expirationMonth: 4, expirationYear: 2031 },
}

test('a new card pays with its transient token and is not saved [PAY-026]', async () => {
  const instrument = await instrumentOf({})
  expect(instrument).toMatchObject({ amount: 40, paymentCard, c_transienttoken: 'a.b.c' })
  expect(instrument).not.toHaveProperty('c_saveCard')
  expect(asked).toEqual([])
})

test('a card to be saved gets a permanent token first [PAY-024, PAY-026]', async () => {
  expect(await instrumentOf({ mayKeep: true })).toMatchObject({
    paymentMethodId: 'CREDIT_CARD',
    paymentCard,
    c_paymentToken: 'LASTING',
    c_saveCard: true,
  })
  expect(asked.map(({ path, body }) => ({ path, body }))).toEqual([
    { ...TOKEN_ASKED, body: expect.objectContaining(TOKEN_ASKED.body) },
  ])
})

test('a card charged later is saved in the wallet first [PAY-007]', async () => {
  expect(await instrumentOf({ paysLater: true })).toEqual({
    paymentMethodId: 'CREDIT_CARD',
    amount: 40,
    c_walletUUID: 'filed',
    c_payLater: true,
  })
  expect(shop.calls.map(({ method, body }) => ({ method, body }))).toEqual([
    {
      method: 'createCustomerPaymentInstrument',
      body: expect.objectContaining({
        paymentCard: expect.objectContaining({ creditCardToken: 'LASTING' }),
      }),
    },
  ])
})

test('a card that pays for a subscription is saved for it [PAY-008]', async () => {
  const instrument = await instrumentOf({ isSubscribing: true })
  expect(instrument).toMatchObject({ c_paymentToken: 'LASTING', c_useForSubscriptions: true })
  await instrumentOf({ isSubscribing: true, paysLater: true })
  expect(asked.at(-1)?.path).toBe('payment-instruments/filed/use-for-subscriptions')
})

test('a card with invalid input prepares no payment', async () => {
  const unfinished = { ...card, createToken: () => Promise.resolve(undefined) }
  expect(await preparePayment(TEST_SITE, state, unfinished)).toBeUndefined()
})
