import { createHash } from 'node:crypto'
import { decodeJwt } from 'jose'
import { useEngine } from '../testing/engine'
import {
  APPROVED_CARD,
  createCardSession,
  createCardToken,
  DECLINED_CARD,
} from '../testing/test-card'
import { CaptureContext, TransientToken } from './card-gateway.schemas'
import { signMerchantRequest } from './merchant-signature'

const GATEWAY = '/card-gateway'

let now = new Date('2026-06-01T12:00:00Z')
const engine = useEngine({ now: () => now })
beforeEach(() => {
  now = new Date('2026-06-01T12:00:00Z')
})

const card = { securityCode: '123', expirationMonth: '12', expirationYear: '2031' }

const postToken = (payload: object) =>
  engine.app.inject({ method: 'POST', url: `${GATEWAY}/flex/v2/tokens`, payload })

function pay(code: string, transientTokenJwt: string, totalAmount = '12.34') {
  return postSigned('', {
    clientReferenceInformation: { code },
    tokenInformation: { transientTokenJwt },
    orderInformation: { amountDetails: { totalAmount, currency: 'USD' } },
  })
}

/** @param path relative to the payments */
async function postSigned(path: string, payload: object) {
  const body = JSON.stringify(payload)
  const secret = engine.app.services.cardGatewaySecret
  return engine.app.inject({
    method: 'POST',
    url: `${GATEWAY}/pts/v2/payments${path}`,
    headers: {
      'content-type': 'application/json',
      authorization: await signMerchantRequest(body, secret, now),
    },
    payload: body,
  })
}

const frameUrl = (captureContext: string, parent: string, type = 'number') =>
  `${GATEWAY}/microform/v2/iframes/field.html?${new URLSearchParams({
    type,
    flex: '6f1c3a528f3e4b5a9d553f3a52f1c3a5',
    parent,
    captureContext,
  })}`

describe('a payment session', () => {
  it('returns the library with its hash and the pages that may use it', async () => {
    const context = await createCardSession(engine.app, ['http://volume.localhost:3000'])
    const payload = decodeJwt<{ flx: object; ctx: { data: Record<string, string> }[] }>(context)
    expect(CaptureContext.parse(payload).ctx[0].data).toEqual({
      targetOrigins: ['http://volume.localhost:3000'],
      allowedCardNetworks: ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER'],
    })
    expect(payload.flx).toMatchObject({ jwk: { kty: 'RSA', use: 'enc', kid: expect.any(String) } })
    expect(JSON.stringify(payload)).not.toContain('"d"')
    const data = payload.ctx[0]?.data ?? {}
    const script = await engine.app.inject({ url: new URL(data.clientLibrary ?? '').href })
    const digest = createHash('sha384').update(script.body).digest('base64')
    expect(data.clientLibraryIntegrity).toBe(`sha384-${digest}`)
    expect(script.headers['access-control-allow-origin']).toBe('*')
    expect(script.body).toContain('Flex')
  })

  it.each([
    ['http://shop.example'],
    ['https://shop.example/path'],
    ['*'],
    ['https://a.example; script-src *'],
    // an origin that is not a known shop
    ['https://evil.example'],
  ])('is not created for %s', async (origin) => {
    const response = await engine.app.inject({
      method: 'POST',
      url: `${GATEWAY}/microform/v2/sessions`,
      payload: { targetOrigins: [origin] },
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ status: 'INVALID_REQUEST', reason: 'INVALID_DATA' })
  })
})

describe('the card frame', () => {
  it('can be embedded only in the pages of its session', async () => {
    const context = await createCardSession(engine.app)
    const page = await engine.app.inject({ url: frameUrl(context, 'http://localhost:3000') })
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toContain(
      'frame-ancestors http://localhost:3000',
    )
    expect(page.body).toContain('autocomplete="cc-number"')
    const elsewhere = await engine.app.inject({ url: frameUrl(context, 'https://evil.example') })
    expect(elsewhere.statusCode).toBe(403)
    const forged = await engine.app.inject({ url: frameUrl('a.b.c', 'http://localhost:3000') })
    expect(forged.statusCode).toBe(400)
  })
})

describe('a card token', () => {
  it('represents the card and contains only data that may be shown', async () => {
    const token = TransientToken.parse(decodeJwt(await createCardToken(engine.app, APPROVED_CARD)))
    expect(token.content.paymentInformation.card).toEqual({
      number: { maskedValue: 'XXXXXXXXXXXX1111', bin: '411111', detectedCardTypes: ['001'] },
      expirationMonth: { value: '12' },
      expirationYear: { value: '2031' },
    })
    const rows = await engine.db.selectFrom('card_gateway_token').selectAll().execute()
    expect(rows[0]).toMatchObject({ jti: token.jti, masked_number: 'XXXXXXXXXXXX1111' })
  })

  it.each([
    ['a wrong check digit', { number: '4111111111111112' }, 'number'],
    ['letters', { number: '4111-1111' }, 'number'],
    ['an unknown brand', { number: '9999999999999995' }, 'number'],
    ['a long security code', { number: APPROVED_CARD, securityCode: '1234' }, 'securityCode'],
    ['an expired card', { number: APPROVED_CARD, expirationYear: '2025' }, 'expirationMonth'],
  ])('is not issued for %s, and the card number is not repeated', async (_name, changes, field) => {
    const captureContext = await createCardSession(engine.app)
    const response = await postToken({ captureContext, ...card, ...changes })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ details: [{ field }] })
    expect(response.body).not.toContain(changes.number)
  })

  it('is not issued without a valid session', async () => {
    const captureContext = await createCardSession(engine.app)
    now = new Date('2026-06-01T12:16:00Z')
    const response = await postToken({ captureContext, number: APPROVED_CARD, ...card })
    expect(response.json()).toMatchObject({ details: [{ field: 'captureContext' }] })
  })
})

describe('a payment', () => {
  it.each([
    [APPROVED_CARD, { status: 'AUTHORIZED' }],
    ['378282246310005', { status: 'AUTHORIZED' }],
    [DECLINED_CARD, { status: 'DECLINED', errorInformation: { reason: 'PROCESSOR_DECLINED' } }],
    ['4000000000000069', { status: 'DECLINED', errorInformation: { reason: 'EXPIRED_CARD' } }],
  ])('with card %s ends with %j', async (number, expected) => {
    const captureContext = await createCardSession(engine.app)
    const securityCode = number.startsWith('3') ? '1234' : '123'
    const { body: token } = await postToken({ captureContext, ...card, number, securityCode })
    const answer = await pay(`order-${number}`, token)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      ...expected,
      clientReferenceInformation: { code: `order-${number}` },
    })
  })

  it('returns the same result for a repeated reference, and rejects another amount', async () => {
    const token = await createCardToken(engine.app, APPROVED_CARD)
    const [first, second] = await Promise.all([pay('twice', token), pay('twice', token)])
    expect(second.json()).toEqual(first.json())
    const third = await pay('twice', await createCardToken(engine.app, DECLINED_CARD))
    expect(third.json()).toEqual(first.json())
    expect((await pay('twice', token, '0.01')).statusCode).toBe(400)
  })

  it('accepts a token once, and not after 15 minutes', async () => {
    const token = await createCardToken(engine.app, APPROVED_CARD)
    expect((await pay('one', token)).statusCode).toBe(201)
    expect((await pay('two', token)).statusCode).toBe(400)
    const late = await createCardToken(engine.app, APPROVED_CARD)
    now = new Date('2026-06-01T12:15:01Z')
    expect((await pay('three', late)).statusCode).toBe(400)
  })

  it('can be requested by the merchant only', async () => {
    const response = await engine.app.inject({
      method: 'POST',
      url: `${GATEWAY}/pts/v2/payments`,
      payload: { clientReferenceInformation: { code: 'x' } },
    })
    expect(response.statusCode).toBe(401)
  })
})

describe('a refund', () => {
  const amountDetails = (totalAmount: string, currency = 'USD') => ({ totalAmount, currency })
  const refund = async (id: string, code: string, totalAmount: string, currency?: string) => {
    const answer = await postSigned(`/${id}/refunds`, {
      clientReferenceInformation: { code },
      orderInformation: { amountDetails: amountDetails(totalAmount, currency) },
    })
    return { status: answer.statusCode, body: answer.json() }
  }

  it('of parts cannot exceed the payment, and each reference is refunded once', async () => {
    const paid = await pay('refunded-1', await createCardToken(engine.app, APPROVED_CARD))
    const { id } = paid.json()
    const first = await refund(id, 'refunded-1-a', '10.00')
    expect(first).toMatchObject({ status: 201, body: { status: 'PENDING' } })
    expect((await refund(id, 'refunded-1-a', '10.00')).body.id).toBe(first.body.id)
    expect((await refund(id, 'refunded-1-a', '1.00')).status).toBe(400)
    expect((await refund(id, 'refunded-1-b', '2.35')).status).toBe(400)
    expect((await refund(id, 'refunded-1-b', '2.34', 'CAD')).status).toBe(400)
    expect((await refund('none', 'refunded-1-b', '1.00')).status).toBe(404)
    const both = ['b', 'c'].map((name) => refund(id, `refunded-1-${name}`, '2.00'))
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([201, 400])
  })

  it('can return what a partial reversal left over', async () => {
    const paid = await pay('refunded-2', await createCardToken(engine.app, APPROVED_CARD))
    const { id } = paid.json()
    const reversed = await postSigned(`/${id}/reversals`, {
      clientReferenceInformation: { code: 'refunded-2' },
      reversalInformation: { amountDetails: amountDetails('10.00') },
    })
    expect(reversed.json()).toMatchObject({ reversalAmountDetails: { reversedAmount: '10.00' } })
    expect((await refund(id, 'refunded-2-a', '2.35')).status).toBe(400)
    expect((await refund(id, 'refunded-2-a', '2.34')).status).toBe(201)
  })
})
