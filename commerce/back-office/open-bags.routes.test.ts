import type { OpenBagList, PromotionExplanation } from '../../contracts/promotion'
import type { OperatorRole } from '../../rules/operator-rights'
import { createCouponAttempts } from '../baskets/promotions/coupon-attempts'
import { logInOperator } from '../testing/log-in-operator'
import { insertPromotions, RUNNING } from '../testing/promotions-for-tests'
import { TestCheckout, useCheckout } from '../testing/test-checkout'

const API = '/back-office/api'
const coded = (id: string, threshold: number) => ({
  id,
  name: id,
  promotionClass: 'order',
  tiers: [{ threshold, discount: { type: 'percentage', percentage: 10 } }],
  assignments: [{ ...RUNNING, couponIds: [id] }],
})

const engine = useCheckout()
beforeAll(async () => {
  await insertPromotions(engine.db, [coded('rich', 9000), coded('once', 0)], {
    rich: 'RICH',
    once: 'ONCE',
    idle: 'IDLE',
  })
})

const ask = async <Answer>(path: string): Promise<Answer> =>
  (await engine.app.inject(`${API}${path}`)).json()
const explain = (id: string) => ask<PromotionExplanation>(`/explanations/${id}`)
const listBags = (of: string) => ask<OpenBagList>(`/open-bags?${new URLSearchParams({ of })}`)

async function fill() {
  const guest = await TestCheckout.asGuest(engine.app)
  const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 2 }])
  const enter = (code: string) => guest.basket('POST', `/${basketId}/coupons`, { code })
  return { guest, basketId, enter }
}

test('codes that were refused or taken out are kept with what they would bring now', async () => {
  const { guest, basketId, enter } = await fill()
  await enter('nothing')
  expect((await enter('NOTHING')).status).toBe(400)
  await enter('idle')
  await enter('rich')
  const added = await enter('once')
  const [, { couponItemId } = { couponItemId: '' }] = added.body.couponItems ?? []
  await guest.basket('DELETE', `/${basketId}/coupons/${couponItemId}`)
  const { codes, tried } = await explain(basketId)
  expect(codes).toEqual([
    {
      code: 'rich',
      outcome: 'May be used, but brings nothing here',
      missing: ['rich: Add $50.00 more to qualify ($40.00 of $90.00).'],
    },
  ])
  expect(tried).toMatchObject([
    { code: 'once', outcome: 'Accepted', missing: ['Now: Applied'], attempts: 1 },
    { code: 'idle', outcome: 'No promotion asks for it', missing: [] },
    { code: 'NOTHING', outcome: 'No coupon has this code', attempts: 1 },
    { code: 'nothing', outcome: 'No coupon has this code', attempts: 1 },
  ])
})

test('codes of a new basket and of another shopper are told apart, and go after 30 days', async () => {
  const { basketId, enter } = await fill()
  const other = await fill()
  await other.enter('other')
  await enter('mine')
  expect((await explain(basketId)).tried.map(({ code }) => code)).toEqual(['mine'])
  const visitor = await TestCheckout.asGuest(engine.app)
  expect((await visitor.basket('POST', '', { couponItems: [{ code: 'new' }] })).status).toBe(400)
  const kept = () => engine.db.selectFrom('coupon_attempt').select('code').execute()
  expect(await kept()).toContainEqual({ code: 'new' })

  const at = new Date(Date.now() - 31 * 86_400_000)
  await engine.db.updateTable('coupon_attempt').set({ at }).where('code', '=', 'mine').execute()
  expect((await explain(basketId)).tried).toEqual([])
  await engine.app.services.baskets.removeExpired()
  const left = (await kept()).map(({ code }) => code)
  expect(left).toContain('other')
  expect(left).not.toContain('mine')
})

test('open bags are found by an e-mail address or a customer number, and by nothing else', async () => {
  const { guest, basketId } = await fill()
  await guest.basket('PUT', `/${basketId}/customer`, { email: 'Zoe@Example.com' })
  expect((await listBags('zoe@example.com')).bags).toEqual([
    {
      id: basketId,
      siteName: expect.any(String),
      email: expect.stringMatching(/^zoe@example.com$/i),
      pieces: 2,
      changedAt: expect.any(String),
    },
  ])
  for (const text of ['zoe', '%', '@example.com'])
    expect(await listBags(text)).toEqual({ bags: [] })
  const empty = await engine.app.inject(`${API}/open-bags?of=`)
  expect(empty.statusCode).toBe(400)
})

test('a code counts although it cannot be kept that it was entered, and the error is told', async () => {
  const { basketId, guest } = await fill()
  const onError = jest.fn()
  const attempts = createCouponAttempts(engine.db, () => new Date(Number.NaN))
  const shopper = { siteId: 'brindille', customerId: 'c', usid: 'u' }
  const add = () => guest.basket('POST', `/${basketId}/coupons`, { code: 'once' })
  const added = await attempts.follow({ shopper, codes: ['once'], onError }, add)
  expect(added.body.couponItems).toMatchObject([{ code: 'once' }])
  expect(onError.mock.calls).toEqual([[expect.any(Error)]])
})

test('who may not read codes sees no code that can still be used, nor a number typed as one', async () => {
  const { basketId, guest, enter } = await fill()
  await enter('once')
  await enter('idle')
  await enter('6012345678901234567')
  const explainTo = async (role: OperatorRole) => {
    const headers = await logInOperator(engine, role)
    return engine.app.inject({ url: `${API}/explanations/${basketId}`, headers })
  }
  expect((await explainTo('catalog')).body).toMatch(/"couponCode":"once"/)
  for (const role of ['viewer', 'service'] as const) {
    const { body } = await explainTo(role)
    expect(body).not.toMatch(/"code":"(?:once|idle)"|couponCode|0123456/)
    expect(JSON.parse(body)).toMatchObject({
      codes: [{ code: 'of the coupon once', outcome: 'Applied' }],
      tried: [
        { code: '60…67', outcome: 'No coupon has this code' },
        { code: 'of the coupon idle', outcome: 'No promotion asks for it' },
      ],
    })
  }
  expect((await guest.basket('GET', `/${basketId}`)).body.couponItems).toHaveLength(1)
})
