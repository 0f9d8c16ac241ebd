import { useEngine } from '../testing/engine'
import { signMerchantRequest } from './merchant-signature'

const SHEETS = '/card-gateway/sheets/v1'
const START = new Date('2026-06-01T12:00:00Z')
const SHOP = 'http://localhost:3000'
const ASKED = {
  wallet: 'DW_APPLE_PAY',
  clientReferenceInformation: { code: 'basket-1' },
  origin: SHOP,
}

let now = START
const engine = useEngine({ now: () => now })
beforeEach(() => {
  now = START
})

async function send(url: string, body: object) {
  const payload = JSON.stringify(body)
  const { cardGatewaySecret } = engine.app.services
  const authorization = await signMerchantRequest(payload, cardGatewaySecret, now)
  const headers = { 'content-type': 'application/json', authorization }
  return engine.app.inject({ method: 'POST', url, headers, payload })
}
const open = async (asked: object = {}) => {
  const answer = await send(`${SHEETS}/sessions`, { ...ASKED, ...asked })
  return answer.json<{ merchantSession: string }>().merchantSession
}
const approve = (merchantSession: string, form: object = {}, origin = SHOP) =>
  engine.app.inject({
    method: 'POST',
    url: `${SHEETS}/tokens`,
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8', origin },
    payload: new URLSearchParams({
      merchantSession,
      totalAmount: '42.00',
      currency: 'USD',
      ...form,
    }).toString(),
  })
const approved = async (form?: object, asked?: object) =>
  (await approve(await open(asked), form)).json<{ token: string }>().token

async function charge(code: string, value: string, more: object = {}) {
  const {
    solution = '001',
    totalAmount = '42.00',
    currency = 'USD',
    basketId = 'basket-1',
  } = more as {
    [name: string]: string
  }
  const answer = await send('/card-gateway/pts/v2/payments', {
    clientReferenceInformation: { code },
    processingInformation: { paymentSolution: solution },
    paymentInformation: { fluidData: { value } },
    orderInformation: { amountDetails: { totalAmount, currency } },
    merchantDefinedInformation: [{ key: '1', value: basketId }],
  })
  return answer.json<Record<string, unknown>>()
}

it('a sheet opens for signed requests only, and for pages of its shop', async () => {
  const unsigned = await engine.app.inject({
    method: 'POST',
    url: `${SHEETS}/sessions`,
    payload: ASKED,
  })
  expect(unsigned.statusCode).toBe(401)
  for (const wrong of [{ wallet: 'PayPal' }, { origin: 'http://shop.example' }, { origin: 'x' }]) {
    expect((await send(`${SHEETS}/sessions`, { ...ASKED, ...wrong })).statusCode).toBe(400)
  }
  const session = await open()
  expect((await approve(session, {}, 'https://elsewhere.example')).statusCode).toBe(403)
  const answer = await approve(session)
  expect(answer.statusCode).toBe(201)
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': SHOP,
    'cache-control': 'no-store',
  })
})

it.each([
  ['an amount with a part of a cent', { totalAmount: '1.001' }],
  ['a negative amount', { totalAmount: '-1.00' }],
  ['an unknown source', { source: 'loan' }],
  ['a session of another issuer', { merchantSession: 'a.b.c' }],
])('%s is refused', async (_name, form) => {
  expect((await approve(await open(), form)).statusCode).toBe(400)
})

it('an approval pays once, and a repeated request returns the first result', async () => {
  const token = await approved()
  const paid = await charge('one', token)
  expect(paid).toMatchObject({ status: 'AUTHORIZED' })
  expect(await charge('one', token)).toMatchObject({ id: paid['id'] })
  expect(await charge('two', token)).toMatchObject({ reason: 'INVALID_DATA' })
})

it('a session approves once, also if asked twice at once', async () => {
  const session = await open()
  const answers = await Promise.all([approve(session), approve(session)])
  expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([201, 400])
})

it.each([
  ['another basket', { basketId: 'basket-2' }],
  ['another wallet', { solution: '012' }],
  ['another currency', { currency: 'CAD' }],
])('an approval does not pay for %s', async (name, more) => {
  expect(await charge(name, await approved(), more)).toMatchObject({ reason: 'INVALID_DATA' })
})

it('more than the approved amount, and an empty wallet, are declined', async () => {
  expect(await charge('more', await approved(), { totalAmount: '42.01' })).toMatchObject({
    status: 'DECLINED',
    errorInformation: { reason: 'EXCEEDS_APPROVED_AMOUNT' },
  })
  expect(await charge('empty', await approved({ source: 'empty' }))).toMatchObject({
    status: 'DECLINED',
    errorInformation: { reason: 'WALLET_DECLINED' },
  })
  const less = await approved({}, { wallet: 'DW_ANDROID_PAY' })
  const paid = await charge('less', less, { solution: '012', totalAmount: '41.99' })
  expect(paid).toMatchObject({ status: 'AUTHORIZED' })
})

it('a session expires after five minutes, an approval after fifteen', async () => {
  const [session, token] = [await open(), await approved()]
  now = new Date(START.getTime() + 5 * 60_000 + 1000)
  expect((await approve(session)).statusCode).toBe(400)
  now = new Date(START.getTime() + 15 * 60_000 + 1000)
  expect(await charge('late', token)).toMatchObject({ reason: 'INVALID_DATA' })
})

it("a card's token is no wallet's payment, and rubbish is none at all", async () => {
  for (const value of [Buffer.from('a.b.c').toString('base64'), 'not base64!', '']) {
    expect(await charge('rubbish', value)).toMatchObject({ reason: 'INVALID_DATA' })
  }
})
