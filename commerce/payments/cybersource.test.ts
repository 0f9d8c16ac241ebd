import { FAULTS, startFaultServer } from '../../scripts/testing/fault-server'
import { createCyberSource } from './cybersource'
import { useForEach } from '../testing/use'

const ACCOUNT = { merchant: 'brindille', keyId: 'key-id', key: 'c2VjcmV0' }
const card = {
  number: { maskedValue: 'XXXXXXXXXXXX1111', bin: '411111', detectedCardTypes: ['001'] },
  expirationMonth: { value: '12' },
  expirationYear: { value: '2030' },
}
const TOKEN = toJwt({ jti: 'a'.repeat(64), content: { paymentInformation: { card } } })
const PAYMENT = {
  reference: '00001001',
  amountMinor: 4200,
  currency: 'USD',
  customerId: 'ada',
  transientToken: TOKEN,
}
const WALLET = {
  wallet: 'PayPal',
  basketId: 'basket',
  amountMinor: 4200,
  currency: 'USD',
  merchantName: 'Brindille',
  returnUrl: 'https://shop.example/checkout',
  language: 'en-US',
}
const SAVED = {
  token: '7500BB199B4270EFE05340588D0AFCAD',
  maskedNumber: 'XXXXXXXXXXXX1111',
  type: '001',
  brand: 'Visa',
  expirationMonth: 12,
  expirationYear: 2030,
}
const REVERSAL = { id: 'payment', reference: '00001001', amountMinor: 4200, currency: 'USD' }

function toJwt(payload: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none' })}.${part(payload)}.c2ln`
}

const provider = useForEach(() => startFaultServer({ text: '' }))
afterEach(async () => {
  jest.restoreAllMocks()
})

const gateway = (account?: typeof ACCOUNT) =>
  createCyberSource(
    { cardGatewayUrl: provider.origin, cardGatewayAccount: account },
    {
      ownOrigin: () => 'http://127.0.0.1:9',
      secret: 'shared',
      now: () => new Date('2026-11-28T10:00:00Z'),
    },
  )

const CALLS = {
  authorize: () => gateway().authorize(PAYMENT),
  openWallet: () => gateway().openWallet(WALLET),
  find: () => gateway().find(PAYMENT),
  readWallet: () => gateway().readWallet('a'.repeat(64)),
  saveCard: () => gateway(ACCOUNT).saveCard(TOKEN),
  'paying with a saved card': () => gateway(ACCOUNT).authorize({ ...PAYMENT, savedCard: SAVED }),
}

describe.each(Object.entries(CALLS))('%s', (name, ask) => {
  test.each(Object.keys(FAULTS))('a gateway that is %s is unavailable', async (fault) => {
    const { timeout } = AbortSignal
    if (fault === 'slow') {
      jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 400))
    }
    provider.answer = { fault: fault as keyof typeof FAULTS }
    const isTooMany = name === 'openWallet' && fault === 'busy'
    await expect(ask()).rejects.toMatchObject({ status: isTooMany ? 429 : 503 })
  })
})

test.each(['slow', 'busy', 'broken', 'account', 'elsewhere'] as const)(
  'a reversal and a card deletion fail when the gateway is %s',
  async (fault) => {
    const { timeout } = AbortSignal
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 400))
    provider.answer = { fault }
    await expect(gateway().reverse(REVERSAL)).rejects.toMatchObject({ status: 503 })
    const deleted = gateway(ACCOUNT).deleteCard(SAVED.token)
    await expect(deleted).rejects.toMatchObject({ status: 503 })
  },
)

test('requests of an account are signed, and the authorized amount is read from the response', async () => {
  provider.answer = {
    text: JSON.stringify({
      id: '7327',
      status: 'AUTHORIZED',
      clientReferenceInformation: { code: '00001001' },
      orderInformation: { amountDetails: { authorizedAmount: '42.00', currency: 'USD' } },
    }),
  }
  expect(await gateway(ACCOUNT).authorize(PAYMENT)).toMatchObject({ isApproved: true, id: '7327' })
  const { path, headers } = provider.requests[0] ?? {}
  expect(path).toBe('/pts/v2/payments')
  expect(headers).toMatchObject({
    date: 'Sat, 28 Nov 2026 10:00:00 GMT',
    'v-c-merchant-id': 'brindille',
    signature: expect.stringMatching(/^keyid="key-id", algorithm="HmacSHA256", /),
  })
  expect(headers?.authorization).toBeUndefined()
})

test('a decline without amounts is accepted; a response with another amount is an error', async () => {
  const answer = {
    id: '7328',
    status: 'DECLINED',
    clientReferenceInformation: { code: '00001001' },
    errorInformation: { reason: 'PROCESSOR_DECLINED', message: 'Decline' },
  }
  provider.answer = { text: JSON.stringify(answer) }
  expect(await gateway(ACCOUNT).authorize(PAYMENT)).toMatchObject({ isApproved: false })
  const orderInformation = { amountDetails: { authorizedAmount: '41.00', currency: 'USD' } }
  provider.answer = { text: JSON.stringify({ ...answer, status: 'AUTHORIZED', orderInformation }) }
  await expect(gateway(ACCOUNT).authorize(PAYMENT)).rejects.toMatchObject({ status: 503 })
})

async function save(more: object): Promise<unknown> {
  jest.spyOn(globalThis, 'fetch').mockImplementationOnce(async (_address, options) => {
    const { clientReferenceInformation } = JSON.parse(String(options?.body))
    return Response.json({ id: '7329', clientReferenceInformation, ...more }, { status: 201 })
  })
  return gateway(ACCOUNT).saveCard(TOKEN)
}
const CREATED = {
  status: 'AUTHORIZED',
  orderInformation: { amountDetails: { authorizedAmount: '0.00', currency: 'USD' } },
  tokenInformation: {
    instrumentidentifierNew: false,
    instrumentIdentifier: { state: 'ACTIVE', id: '7030000000014911515' },
    paymentInstrument: { id: SAVED.token },
  },
}

test('a card is saved with an authorization of zero that creates a token in the vault', async () => {
  expect(await save(CREATED)).toEqual({
    token: SAVED.token,
    maskedNumber: SAVED.maskedNumber,
    bin: '411111',
    type: '001',
    month: '12',
    year: '2030',
  })
  const [[address, options] = []] = jest.mocked(fetch).mock.calls
  expect(address).toBe(`${provider.origin}/pts/v2/payments`)
  expect(JSON.parse(String(options?.body))).toMatchObject({
    processingInformation: {
      capture: false,
      actionList: ['TOKEN_CREATE'],
      actionTokenTypes: ['paymentInstrument'],
    },
    tokenInformation: { transientTokenJwt: TOKEN },
    orderInformation: { amountDetails: { totalAmount: '0.00' } },
  })
})

test('a declined card and a used token are not saved', async () => {
  expect(await save({ status: 'DECLINED' })).toBeUndefined()
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json({}, { status: 400 }))
  expect(await gateway(ACCOUNT).saveCard(TOKEN)).toBeUndefined()
  expect(await gateway(ACCOUNT).saveCard('no token')).toBeUndefined()
})

test.each([
  ['without the token', { ...CREATED, tokenInformation: undefined }],
  [
    'with a token of another format',
    { ...CREATED, tokenInformation: { paymentInstrument: { id: '4111' } } },
  ],
  ['for another request', { ...CREATED, clientReferenceInformation: { code: 'another' } }],
])('a response %s does not save a card', async (_case, answer) => {
  await expect(save(answer)).rejects.toMatchObject({ status: 503 })
})

test('a payment with a saved card sends its token as a stored credential, and no transient token', async () => {
  const amountDetails = { authorizedAmount: '42.00', currency: 'USD' }
  provider.answer = {
    text: JSON.stringify({
      id: '7330',
      status: 'AUTHORIZED',
      clientReferenceInformation: { code: '00001001' },
      orderInformation: { amountDetails },
    }),
  }
  const result = await gateway(ACCOUNT).authorize({ ...PAYMENT, savedCard: SAVED })
  expect(result).toMatchObject({
    isApproved: true,
    card: { cardType: 'Visa', expirationYear: 2030 },
  })
  const body = JSON.parse(provider.requests[0]?.body ?? '')
  expect(body).toMatchObject({
    paymentInformation: { paymentInstrument: { id: SAVED.token } },
    processingInformation: { authorizationOptions: { initiator: { storedCredentialUsed: true } } },
  })
  expect(body).not.toHaveProperty('tokenInformation')
})

test('a removed card is deleted from the vault by a signed request without a body', async () => {
  await gateway(ACCOUNT).deleteCard(SAVED.token)
  const { method, path, headers } = provider.requests[0] ?? {}
  expect([method, path]).toEqual(['DELETE', `/tms/v1/paymentinstruments/${SAVED.token}`])
  expect(headers?.signature).toContain('headers="host date (request-target) v-c-merchant-id"')
  expect(headers).not.toHaveProperty('digest')
})

test.each([404, 410])('a card missing in the vault (%i) counts as deleted', async (status) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json({}, { status }))
  expect(await gateway(ACCOUNT).deleteCard(SAVED.token)).toBeUndefined()
})

test('the billing address is sent with a payment, cut to the allowed lengths', async () => {
  provider.answer = { fault: 'broken' }
  const billTo = {
    firstName: 'Ada',
    lastName: 'Lovelace'.repeat(10),
    address1: '1 Main St',
    city: 'Springfield',
    stateCode: 'IL',
    postalCode: '62701',
    countryCode: 'us',
    phone: '(217) 555-0100',
    email: 'ada@example.com',
  }
  const paid = gateway(ACCOUNT).authorize({ ...PAYMENT, billTo })
  await expect(paid).rejects.toMatchObject({ status: 503 })
  expect(JSON.parse(provider.requests[0]?.body ?? '').orderInformation.billTo).toEqual({
    firstName: 'Ada',
    lastName: 'Lovelace'.repeat(10).slice(0, 60),
    address1: '1 Main St',
    locality: 'Springfield',
    administrativeArea: 'IL',
    postalCode: '62701',
    country: 'US',
    phoneNumber: '2175550100',
    email: 'ada@example.com',
  })
})

test('an account does not offer wallets', async () => {
  expect(gateway(ACCOUNT).wallets).toEqual([])
  await expect(gateway(ACCOUNT).readWallet('session')).rejects.toMatchObject({ status: 404 })
  await expect(gateway(ACCOUNT).openWallet(WALLET)).rejects.toMatchObject({ status: 503 })
  expect(provider.requests).toEqual([])
})
