import { unavailable } from '../http/problem'
import { DECLINED_CARD } from '../testing/test-card'
import { useCheckout, useGuest } from '../testing/test-checkout'
import { proposeEdits } from './testing/propose-edits'
import { empty } from '../testing/shop-state'

const engine = useCheckout({ listens: true })
const guest = useGuest(engine)
const { ask, call, card, charges, mails, pay, propose, settle, ship } = proposeEdits(engine, guest)

const CARD = { site_id: 'brindille', currency: 'USD', recipient_name: 'Ada', recipient_email: '' }
beforeAll(async () => {
  const method = { site_id: 'brindille', id: 'GIFTCARD', name: 'Gift card', position: 9 }
  await engine.db
    .insertInto('payment_method')
    .values({ ...method, cards: '[]' })
    .execute()
})
beforeEach(async () => {
  await empty(engine.db, 'login_attempt', 'gift_certificate_redemption', 'gift_certificate')
})
afterEach(() => jest.restoreAllMocks())

async function issue(code: string, cents: number, cvn?: string) {
  const amounts = { amount_minor: cents, balance_minor: cents }
  const card = {
    ...CARD,
    ...amounts,
    code,
    merchant_id: code,
    sender_name: 'Ada',
    ...(cvn && { cvn }),
  }
  await engine.db.insertInto('gift_certificate').values(card).execute()
}
const balanceOf = async (code: string) => {
  const own = engine.db.selectFrom('gift_certificate').select('balance_minor')
  return (await own.where('code', '=', code).executeTakeFirstOrThrow()).balance_minor
}
const add = (token: string, cardNumber: string, cvc?: string) =>
  call('gift-cards', { token, cardNumber, cvc })

it('a gift card pays a part and a card the rest, and refunds go back to both', async () => {
  const { orderNo, token, difference, cents, audit } = await propose()
  await issue('GIFT-1', 1500, '4711')
  expect((await add(token, 'GIFT-1')).status).toBe(400)
  const { body } = await add(token, 'GIFT-1', '4711')
  expect(body).toMatchObject({
    ...{ difference, takesGiftCards: true },
    giftCards: [{ masked: expect.stringContaining('*'), amount: 15 }],
    toPay: expect.closeTo(difference - 15),
  })
  expect(JSON.stringify(body)).not.toContain('GIFT-1')
  expect(await balanceOf('GIFT-1')).toBe(0)
  expect((await call('pay', { token })).status).toBe(400)
  expect((await pay(token)).body).toMatchObject({ state: 'applied' })
  expect(await charges(orderNo)).toEqual([cents - 1500])
  const paid = (await ask(`/${orderNo}`)).body
  expect(paid.payments.slice(-2)).toMatchObject([{ amount: 15 }, { amount: difference - 15 }])
  expect(await audit()).toEqual([])
  expect((await ask(`/${orderNo}/cancellation`, {})).status).toBe(200)
  expect(await balanceOf('GIFT-1')).toBe(1500)
})

it('gift cards alone pay it, once', async () => {
  const { orderNo, token, cents, audit } = await propose()
  await issue('SMALL', 1000)
  await issue('LARGE', 50_000)
  await add(token, 'SMALL')
  expect((await add(token, 'LARGE')).body.toPay).toBe(0)
  expect((await add(token, 'LARGE')).status).toBe(400)
  const answers = await Promise.all([call('pay', { token }), call('pay', { token }), pay(token)])
  expect(answers.map(({ body }) => body.state)).toEqual(['applied', 'applied', 'applied'])
  expect(await balanceOf('LARGE')).toBe(51_000 - cents)
  expect(await charges(orderNo)).toEqual([])
  expect(await audit()).toEqual([])
})

it.each(['removed', 'withdrawn', 'expired', 'packed', 'cancelled'] as const)(
  'what was taken from a gift card is given back when it is %s',
  async (how) => {
    const { orderNo, token, withdraw, audit } = await propose()
    await issue('GIFT-1', 1500)
    const [card] = (await add(token, 'GIFT-1')).body.giftCards as { id: string }[]
    expect(await balanceOf('GIFT-1')).toBe(0)
    expect(await audit()).toEqual([])
    if (how === 'removed') await call('gift-cards/removal', { token, id: card?.id })
    if (how === 'withdrawn') await withdraw()
    if (how === 'packed') await ship(orderNo)
    if (how === 'cancelled') await ask(`/${orderNo}/cancellation`, {})
    if (how === 'expired') {
      const late = new Date(Date.now() - 1000)
      await engine.db.updateTable('order_proposal').set({ pay_until: late }).execute()
    }
    await settle()
    expect(await balanceOf('GIFT-1')).toBe(1500)
    expect((await call('read', { token })).body.giftCards).toEqual([])
    const [mail] = await mails(orderNo, 'ended-')
    if (how === 'withdrawn' || how === 'expired')
      expect(mail?.text).toMatch(/\$15\.00 .* gift card/)
    expect((await call('gift-cards/removal', { token, id: card?.id })).status).toBe(200)
    expect(await balanceOf('GIFT-1')).toBe(1500)
  },
)

it('a payment that comes too late gives back card and gift card, and is in the log', async () => {
  const { orderNo, token, cents, withdraw } = await propose()
  await issue('GIFT-1', 1500)
  await add(token, 'GIFT-1')
  const { payments } = engine.app.services
  const { authorize } = payments
  jest.spyOn(payments, 'authorize').mockImplementationOnce(async (request) => {
    await authorize(request)
    throw unavailable('No response.')
  })
  expect((await pay(token)).status).toBe(503)
  expect((await add(token, 'GIFT-1')).body).toMatchObject({
    type: expect.stringContaining('payment-under-way'),
  })
  await withdraw()
  expect(await balanceOf('GIFT-1')).toBe(1500)
  await settle()
  expect(await charges(orderNo)).toEqual([`${cents - 1500} reversed`])
  const log = engine.db.selectFrom('audit_entry').select(['action', 'operator_name', 'after'])
  const own = log.where('subject_id', '=', orderNo).where('action', 'like', 'late payment%')
  const sum = `$${((cents - 1500) / 100).toFixed(2)}`
  expect(await own.execute()).toEqual([
    {
      ...{ action: 'late payment given back', operator_name: 'the engine' },
      after: { 'given back': sum },
    },
  ])
})

it('a card is charged only what the page showed, and what gift cards cover is in the log', async () => {
  const { orderNo, token, difference } = await propose()
  await issue('LARGE', 50_000)
  const [first] = (await add(token, 'LARGE')).body.giftCards as { id: string }[]
  const cardToken = await card()
  await call('gift-cards/removal', { token, id: first?.id })
  const changed = { status: 409, body: { type: expect.stringContaining('amount-changed') } }
  expect(await call('pay', { token, expected: 0 })).toMatchObject(changed)
  expect(await call('pay', { token, cardToken, expected: difference - 1 })).toMatchObject(changed)
  expect(await charges(orderNo)).toEqual([])
  await add(token, 'LARGE')
  expect((await call('pay', { token, cardToken })).body).toMatchObject({ state: 'applied' })
  const log = engine.db.selectFrom('audit_entry').select(['action', 'operator_name as name'])
  const own = log.where('subject_id', '=', orderNo).where('action', '=', 'paid by link')
  expect(await own.execute()).toEqual([{ action: 'paid by link', name: 'customer' }])
})

it('a payment that is too late names what goes back to card and gift card', async () => {
  const { orderNo, token, cents } = await propose()
  await issue('GIFT-1', 1500)
  await add(token, 'GIFT-1')
  const { payments } = engine.app.services
  const { authorize } = payments
  jest.spyOn(payments, 'authorize').mockImplementationOnce(async (request) => {
    const result = await authorize(request)
    await ship(orderNo)
    return result
  })
  await pay(token)
  expect(await charges(orderNo)).toEqual([`${cents - 1500} reversed`])
  expect(await balanceOf('GIFT-1')).toBe(1500)
  const [mail] = await mails(orderNo, 'back-')
  expect(mail?.text).toMatch(/\$15\.00 .* gift card/)
  const log = engine.db.selectFrom('audit_entry').select('after')
  const own = log.where('subject_id', '=', orderNo).where('action', 'like', 'late payment%')
  expect(await own.executeTakeFirst()).toMatchObject({
    after: { 'given back to gift cards': '$15.00' },
  })
})

it.each([
  ['withdrawn', 1500, 'given back to gift cards'],
  ['applied', 0, 'give it back'],
] as const)(
  'what an engine of the previous release left of a change that is %s is looked after once',
  async (state, balance, text) => {
    const { orderNo, token } = await propose()
    await issue('GIFT-1', 1500)
    await add(token, 'GIFT-1')
    await engine.db.updateTable('order_proposal').set({ state }).execute()
    expect(await settle()).toEqual({ settled: [orderNo], errors: [] })
    expect(await balanceOf('GIFT-1')).toBe(balance)
    const { timeline } = (await ask(`/${orderNo}`)).body
    expect(JSON.stringify(timeline)).toContain(text)
    expect(await settle()).toEqual({ settled: [], errors: [] })
  },
)

it('an ended link neither checks nor forgives guesses at a security code', async () => {
  const ended = await propose()
  await ended.withdraw()
  const { token } = await propose()
  await issue('GIFT-1', 1500, '4711')
  const guess = async (at: string) => (await add(at, 'GIFT-1', '1')).status
  const guesses: number[] = []
  for (let tried = 0; tried < 5; tried += 1) {
    guesses.push(await guess(token), await guess(ended.token))
  }
  expect(guesses).toEqual(Array<number[]>(5).fill([400, 200]).flat())
  expect(await guess(token)).toBe(429)
  expect((await add(token, 'GIFT-1', '4711')).status).toBe(429)
})

it('wrong links and wrong gift cards are slowed down, declined cards are not', async () => {
  const { token } = await propose()
  for (let tried = 0; tried < 9; tried += 1) {
    expect((await pay(token, DECLINED_CARD)).status).toBe(400)
  }
  await engine.db.updateTable('order_proposal').set({ declines: 0 }).execute()
  for (let tried = 0; tried < 9; tried += 1) {
    expect((await pay(token, DECLINED_CARD)).status).toBe(400)
  }
  await issue('GIFT-1', 1500, '4711')
  const guesses: number[] = []
  for (let tried = 0; tried < 11; tried += 1) {
    guesses.push((await add(token, 'GIFT-1', `${tried}`)).status)
  }
  expect(guesses).toEqual([...Array<number>(10).fill(400), 429])
  const links: number[] = []
  for (let tried = 0; tried < 11; tried += 1) {
    links.push((await call('read', { token: 'unknown' })).status)
  }
  expect(links).toEqual([...Array<number>(10).fill(404), 429])
  expect((await call('read', { token })).status).toBe(200)
})
