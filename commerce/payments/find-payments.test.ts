import { createCyberSource } from './cybersource'
import { createPayPal } from './paypal'

const now = () => new Date('2026-11-28T10:00:00Z')
const PAYMENT = { reference: '00001001', currency: 'USD', transientToken: '5O190127TN364715T' }

/** Mocks a provider. @returns the requests for anything but access */
function answer(body: object, status = 200): string[] {
  const calls: string[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const { pathname } = new URL(String(address))
    if (pathname.endsWith('/token')) return Response.json({ access_token: 'A', expires_in: 900 })
    calls.push(`${init?.method} ${pathname}`)
    return Response.json(body, { status })
  })
  return calls
}
afterEach(() => void jest.restoreAllMocks())

describe('at CyberSource', () => {
  const gateway = createCyberSource(
    {
      cardGatewayUrl: 'https://api.example',
      cardGatewayAccount: { merchant: 'brindille', keyId: 'key-id', key: 'c2VjcmV0' },
    },
    { ownOrigin: () => '', secret: '', now },
  )
  const service = (name: string, rCode: string, id = '7327', code = PAYMENT.reference) => ({
    ...{ id, clientReferenceInformation: { code } },
    applicationInformation: { applications: [{ name, rCode }] },
    orderInformation: { amountDetails: { totalAmount: '42', currency: 'USD' } },
  })
  const searched = (...transactionSummaries: object[]) => ({
    totalCount: transactionSummaries.length,
    ...(transactionSummaries.length > 0 && { _embedded: { transactionSummaries } }),
  })
  const done = service('ics_auth', '1')

  test.each([
    [searched(done), { state: 'charged', id: '7327', amountMinor: 4200 }],
    [searched(service('ics_auth', '0')), { state: 'not-charged' }],
    [searched(done, service('ics_auth_reversal', '1', '7328')), { state: 'not-charged' }],
    [searched(), { state: 'absent' }],
    // the search also finds what only begins with the reference
    [searched(service('ics_auth', '1', '1', '00001001-2')), { state: 'absent' }],
    [searched(done, service('ics_auth', '1', '7329')), { state: 'unknown' }],
  ])('a payment is searched for by its reference (%#)', async (body, found) => {
    const calls = answer(body, 201)
    expect(await gateway.find(PAYMENT)).toEqual(found)
    expect(calls).toEqual(['POST /tss/v2/searches'])
  })

  test('an account that may not search cannot tell', async () => {
    answer({}, 403)
    expect(await gateway.find(PAYMENT)).toEqual({ state: 'unknown' })
  })
})

describe('at PayPal', () => {
  const payPal = createPayPal(
    { origin: 'https://api-m.paypal.com', clientId: 'client', clientSecret: 'secret' },
    { shopOrigins: [], now },
  )
  const capture = { id: '3C67', status: 'COMPLETED', invoice_id: PAYMENT.reference }
  const order = (status: string, ...captures: object[]) => {
    const amount = { currency_code: 'USD', value: '42.00' }
    const payments = { captures: captures.map((one) => ({ amount, ...one })) }
    return { id: PAYMENT.transientToken, status, purchase_units: [{ amount, payments }] }
  }

  test.each([
    [order('COMPLETED', capture), { state: 'charged', id: 'PAYPAL-3C67', amountMinor: 4200 }],
    [order('COMPLETED', { ...capture, invoice_id: '00001000' }), { state: 'not-charged' }],
    [order('COMPLETED', { ...capture, status: 'REFUNDED' }), { state: 'not-charged' }],
    [order('COMPLETED', { ...capture, status: 'PENDING' }), { state: 'unknown' }],
    [order('APPROVED'), { state: 'absent' }],
  ])('a payment is read, and not captured (%#)', async (body, found) => {
    const calls = answer(body)
    expect(await payPal.find(PAYMENT)).toEqual(found)
    expect(calls).toEqual([`GET /v2/checkout/orders/${PAYMENT.transientToken}`])
  })

  test('nothing can be told of an order that is no longer there', async () => {
    answer({ name: 'RESOURCE_NOT_FOUND' }, 404)
    expect(await payPal.find(PAYMENT)).toEqual({ state: 'unknown' })
  })
})
