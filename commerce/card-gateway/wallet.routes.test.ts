import { useEngine } from '../testing/engine'
import { approveWallet, askForWallet, decideAtWallet, openWallet } from '../testing/test-wallet'
import { signMerchantRequest } from './merchant-signature'
import { splitEvenly } from './wallet-page'

const WALLETS = '/card-gateway/wallets/v1'
const START = new Date('2026-06-01T12:00:00Z')

let now = START
const engine = useEngine({ now: () => now })
beforeEach(() => {
  now = START
})

const page = (id: string) => engine.app.inject({ url: `${WALLETS}/approve/${id}` })
const result = async (id: string) =>
  (await engine.app.inject({ url: `${WALLETS}/sessions/${id}` })).json<Record<string, unknown>>()
const later = (minutes: number) => {
  now = new Date(START.getTime() + minutes * 60_000)
}

async function charge(
  code: string,
  name: string | undefined,
  transientTokenJwt: string,
  totalAmount: string,
  { currency = 'USD', basketId = 'basket-1' } = {},
) {
  const payload = JSON.stringify({
    clientReferenceInformation: { code },
    ...(name && { paymentInformation: { paymentType: { name } } }),
    tokenInformation: { transientTokenJwt },
    orderInformation: { amountDetails: { totalAmount, currency } },
    merchantDefinedInformation: [{ key: '1', value: basketId }],
  })
  const authorization = await signMerchantRequest(
    payload,
    engine.app.services.cardGatewaySecret,
    now,
  )
  const headers = { 'content-type': 'application/json', authorization }
  const url = '/card-gateway/pts/v2/payments'
  return (await engine.app.inject({ method: 'POST', url, headers, payload })).json()
}

const ASKED = {
  wallet: 'PayPal',
  clientReferenceInformation: { code: 'basket-1' },
  merchantName: 'Shop',
  returnUrl: 'http://localhost:3000/billing',
  amountDetails: { totalAmount: '1.00', currency: 'USD' },
}

describe('a wallet session', () => {
  it('is created only for a shop with a valid signature', async () => {
    const url = `${WALLETS}/sessions`
    const unsigned = await engine.app.inject({ method: 'POST', url, payload: ASKED })
    expect(unsigned.statusCode).toBe(401)
    const { cardGatewaySecret } = engine.app.services
    const other = JSON.stringify({ ...ASKED, merchantName: 'Another' })
    const authorization = await signMerchantRequest(other, cardGatewaySecret, now)
    const headers = { authorization }
    const replayed = await engine.app.inject({ method: 'POST', url, headers, payload: ASKED })
    expect(replayed.statusCode).toBe(401)
    expect((await askForWallet(engine.app, ASKED)).statusCode).toBe(201)
  })

  it('is limited to twenty per basket in a quarter of an hour', async () => {
    const asked = { ...ASKED, clientReferenceInformation: { code: 'basket-20' } }
    const ask = async () => (await askForWallet(engine.app, asked)).statusCode
    for (let count = 0; count < 20; count += 1) expect(await ask()).toBe(201)
    expect(await ask()).toBe(429)
    later(16)
    expect(await ask()).toBe(201)
  })
})

describe('a wallet’s page', () => {
  it.each(['PayPal', 'Venmo', 'KLARNA'])(
    'shows the amount of %s, runs no script and cannot be framed [PAY-030]',
    async (wallet) => {
      const shown = await page(await openWallet(engine.app, { wallet, totalAmount: '42.10' }))
      expect(shown.statusCode).toBe(200)
      expect(shown.body).toContain('<p class="amount">$42.10</p>')
      expect(shown.body).toContain('You pay Maison Brindille')
      expect(shown.body).not.toContain('<script')
      const policy = String(shown.headers['content-security-policy'])
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("form-action 'self' http://localhost:3000")
    },
  )

  it('is in the language of the shop’s page', async () => {
    const shown = await page(await openWallet(engine.app, { wallet: 'Venmo', language: 'es-US' }))
    expect(shown.body).toContain('<html lang="es">')
    expect(shown.body).toContain('Aprobar el pago')
  })

  it('escapes the name of the shop', async () => {
    const returnUrl = 'http://localhost:3000/billing?a="><i>'
    const opened = await askForWallet(engine.app, {
      ...ASKED,
      merchantName: '<b>Shop</b>',
      returnUrl,
    })
    const shown = await page(opened.json<{ id: string }>().id)
    expect(shown.body).not.toMatch(/<b>|<i>/)
  })

  it('splits four Klarna payments to the cent', () => {
    expect(splitEvenly(4210, 4)).toEqual([1053, 1053, 1052, 1052])
  })

  it('does not link to pages of other origins', async () => {
    const returnUrl = 'https://elsewhere.example/billing'
    const refused = await askForWallet(engine.app, { ...ASKED, returnUrl })
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ details: [{ field: 'returnUrl' }] })
  })

  it('gets 404 without a session', async () => {
    expect((await page('0'.repeat(64))).statusCode).toBe(404)
  })
})

describe('a wallet decision', () => {
  it('to approve redirects back with a token, only once [PAY-030]', async () => {
    const id = await openWallet(engine.app, { wallet: 'PayPal', totalAmount: '42.10' })
    expect(await result(id)).toMatchObject({ status: 'pending' })
    const approved = await decideAtWallet(engine.app, id, { decision: 'approve' })
    expect(approved.statusCode).toBe(303)
    expect(approved.headers.location).toBe(`http://localhost:3000/billing?approval=${id}`)
    await decideAtWallet(engine.app, id, { decision: 'cancel' })
    const returned = await result(id)
    expect(returned).toMatchObject({
      wallet: 'PayPal',
      status: 'approved',
      amountDetails: { totalAmount: '42.10', currency: 'USD' },
      transientToken: expect.any(String),
    })
    expect(await result(id)).toEqual(returned)
    // going back in the browser, or clicking again, leads to the shop at any time
    later(30)
    for (const again of [
      await page(id),
      await decideAtWallet(engine.app, id, { decision: 'cancel' }),
    ]) {
      expect(again.statusCode).toBe(303)
      expect(again.headers.location).toBe(`http://localhost:3000/billing?approval=${id}`)
    }
  })

  it('to cancel redirects back without a token [PAY-030]', async () => {
    const id = await openWallet(engine.app, { wallet: 'Venmo' })
    const cancelled = await decideAtWallet(engine.app, id, { decision: 'cancel' })
    expect(cancelled.headers.location).toContain(`approval=${id}`)
    const returned = await result(id)
    expect(returned).toMatchObject({ status: 'cancelled' })
    expect(returned).not.toHaveProperty('transientToken')
  })

  it('that comes too late changes nothing, and shows a message [PAY-030]', async () => {
    const id = await openWallet(engine.app, { wallet: 'KLARNA' })
    later(15)
    const late = await decideAtWallet(engine.app, id, { decision: 'approve' })
    expect(late.statusCode).toBe(410)
    expect(late.body).toContain('This payment has timed out')
    expect(late.body).toContain(`approval=${id}`)
    expect((await page(id)).body).toContain('This payment has timed out')
    expect(await result(id)).toMatchObject({ status: 'expired' })
  })

  it('is rejected unless it is approve or cancel', async () => {
    const id = await openWallet(engine.app, { wallet: 'PayPal' })
    expect((await decideAtWallet(engine.app, id, { decision: 'maybe' })).statusCode).toBe(400)
    expect(await result(id)).toMatchObject({ status: 'pending' })
  })
})

describe('an approved wallet payment', () => {
  it('cannot exceed the amount that was approved', async () => {
    const token = await approveWallet(engine.app, 'PayPal', { totalAmount: '42.10' })
    expect(await charge('more', 'PayPal', token, '42.11')).toMatchObject({
      status: 'DECLINED',
      errorInformation: { reason: 'EXCEEDS_APPROVED_AMOUNT' },
    })
    const second = await approveWallet(engine.app, 'PayPal', { totalAmount: '42.10' })
    expect(await charge('same', 'PayPal', second, '42.10')).toMatchObject({ status: 'AUTHORIZED' })
  })

  it.each(['Venmo', undefined])('is invalid with %s', async (name) => {
    const token = await approveWallet(engine.app, 'PayPal')
    expect(await charge(`other-${name}`, name, token, '1.00')).toMatchObject({
      status: 'INVALID_REQUEST',
    })
  })

  it('is declined when the wallet has insufficient funds', async () => {
    const token = await approveWallet(engine.app, 'Venmo', { source: 'empty' })
    expect(await charge('empty', 'Venmo', token, '1.00')).toMatchObject({
      status: 'DECLINED',
      errorInformation: { reason: 'WALLET_DECLINED' },
    })
  })

  it.each([
    ['another basket', { basketId: 'basket-2' }],
    ['no basket', { basketId: '' }],
    ['another currency', { currency: 'CAD' }],
  ])('is rejected for %s, and can still be used afterwards', async (name, paid) => {
    const token = await approveWallet(engine.app, 'PayPal', { totalAmount: '42.10' })
    const refused = await charge(`for ${name}`, 'PayPal', token, '42.10', paid)
    expect(refused).toMatchObject({ status: 'INVALID_REQUEST' })
    const right = await charge(`right after ${name}`, 'PayPal', token, '42.10')
    expect(right).toMatchObject({ status: 'AUTHORIZED' })
  })

  it('expires after 15 minutes', async () => {
    const id = await openWallet(engine.app, { wallet: 'PayPal' })
    await decideAtWallet(engine.app, id, { decision: 'approve' })
    later(15)
    expect(await result(id)).toMatchObject({ status: 'expired' })
  })
})
