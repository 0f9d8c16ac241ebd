import type { OfficeCoupon, OfficeCouponCodes, OfficeCouponList } from '../../contracts/promotion'
import { logInOperator } from '../testing/log-in-operator'
import { forOrder, insertPromotions, percent, RUNNING } from '../testing/promotions-for-tests'
import { TestCheckout, useCheckout } from '../testing/test-checkout'

const COUPONS = '/back-office/api/coupons'
const tenPercent = forOrder(percent(10))
const NEW = { siteId: 'brindille', promotionId: 'ten', limits: {} }

const engine = useCheckout()
beforeAll(async () => {
  const assignments = [{ ...RUNNING, couponIds: ['noel'] }]
  const promotions = [
    { id: 'ten', ...tenPercent, assignments },
    { id: 'free', ...tenPercent, enabled: false, assignments: [RUNNING] },
  ]
  await insertPromotions(engine.db, promotions, { noel: 'NOEL10' })
})

const get = async <Answer>(path = ''): Promise<Answer> =>
  (await engine.app.inject(`${COUPONS}${path}`)).json()
const send = (method: 'POST' | 'PUT', path: string, payload: object) =>
  engine.app.inject({ method, url: `${COUPONS}${path}`, payload })
const add = (more: object) => send('POST', '', { ...NEW, ...more })

async function tryCode(code: string): Promise<number> {
  const guest = await TestCheckout.asGuest(engine.app)
  const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
  return (await guest.basket('POST', `/${basketId}/coupons`, { code })).status
}

test('a new coupon code can be used at once, until it is disabled', async () => {
  const limits = { perCustomer: 2 }
  const added = await add({ id: 'spring', code: 'SPRING26', limits })
  expect(added.statusCode).toBe(201)
  expect(added.json()).toMatchObject({
    kind: 'single',
    code: 'SPRING26',
    codes: 1,
    uses: 0,
    limits,
    isEnabled: true,
    promotions: [{ id: 'ten' }],
  })
  expect(await tryCode('spring26')).toBe(200)
  const change = { isEnabled: false, expectedEnabled: true }
  expect((await send('PUT', '/brindille/spring', change)).statusCode).toBe(200)
  expect(await tryCode('spring26')).toBe(400)
  const late = await send('PUT', '/brindille/spring', change)
  expect(late.statusCode).toBe(409)
  expect(late.json().detail).toContain('Somebody else has disabled this coupon')
  const { entries } = await get<{ entries: { action: string }[] }>('/brindille/spring/history')
  expect(entries.map(({ action }) => action)).toEqual(['disabled', 'added'])
})

test('a batch has the requested number of distinct codes', async () => {
  const batch = { count: 1500, prefix: 'MERCI-' }
  expect((await add({ id: 'merci', batch, limits: { perCode: 1 } })).statusCode).toBe(201)
  const { codes, total } = await get<OfficeCouponCodes>('/brindille/merci/codes?limit=2')
  expect(total).toBe(1500)
  expect(codes[0]?.code).toMatch(/^MERCI-[2-9A-HJKMNP-Z]{12}$/)
  expect(await tryCode(codes[0]?.code ?? '')).toBe(200)
  expect(
    (await send('POST', '/brindille/merci/codes', { count: 5, prefix: '' })).json().codes,
  ).toBe(1505)
  const file = await engine.app.inject(`${COUPONS}/brindille/merci/codes.csv`)
  expect(file.headers['content-type']).toContain('text/csv')
  const lines = file.body.trimEnd().split('\r\n')
  expect(lines[0]).toBe('"Code","Times used"')
  expect(new Set(lines).size).toBe(1506)
})

test('who may only read sees the numbers of codes and uses, no codes', async () => {
  const viewer = await logInOperator(engine, 'viewer')
  const ask = (path: string) =>
    engine.app.inject({ url: `${COUPONS}/brindille/merci${path}`, headers: viewer })
  expect((await ask('')).json()).toMatchObject({ codes: 1505 })
  expect((await ask('')).json()).not.toHaveProperty('code')
  for (const path of ['/codes', '/codes?offset=5', '/codes.csv']) {
    expect((await ask(path)).statusCode).toBe(403)
  }
  expect((await ask('/redemptions')).statusCode).toBe(200)
  // the code for everybody of a coupon without a batch is a code, too
  for (const url of [COUPONS, `${COUPONS}?text=noel10`, `${COUPONS}/brindille/noel`]) {
    const { body } = await engine.app.inject({ url, headers: viewer })
    expect(body).toContain('"noel"')
    expect(body).not.toContain('NOEL10')
  }
  await engine.db.deleteFrom('operator').execute()
})

test('an invalid coupon is refused and stores nothing', async () => {
  const tooMany = await add({ id: 'x', batch: { count: 10_001, prefix: '' } })
  expect(tooMany.statusCode).toBe(400)
  expect((await add({ id: 'x', code: '=1+1' })).statusCode).toBe(400)
  expect((await add({ id: 'x' })).statusCode).toBe(400)
  const uncoded = await add({ id: 'x', code: 'FREE', promotionId: 'free' })
  expect(uncoded.json().detail).toContain('applies without a code')
  const taken = await add({ id: 'x', code: 'noel10' })
  expect(taken.statusCode).toBe(409)
  expect(taken.json().detail).toContain("belongs to the coupon 'noel' already")
  expect((await add({ id: 'noel', code: 'OTHER' })).statusCode).toBe(409)
  expect((await send('POST', '/brindille/noel/codes', { count: 1, prefix: '' })).statusCode).toBe(
    400,
  )
  expect((await engine.app.inject(`${COUPONS}/brindille/x`)).statusCode).toBe(404)
  expect((await get<OfficeCoupon>('/brindille/noel')).promotions).toEqual([
    { id: 'ten', name: 'ten' },
  ])
})

const SORTED = [
  ['', ['merci', 'noel', 'spring']],
  ['-id', ['spring', 'noel', 'merci']],
  ['uses', ['merci', 'spring', 'noel']],
  ['codes', ['noel', 'spring', 'merci']],
  ['state', ['spring', 'merci', 'noel']],
] as const

test('coupons are found by id and code, and list their redemptions', async () => {
  await engine.db.transaction().execute((trx) =>
    engine.app.services.promotions.redeem(trx, {
      siteId: 'brindille',
      orderNo: '00009999',
      customerId: 'ada',
      email: 'ada@example.com',
      coupons: [{ couponId: 'noel', code: 'NOEL10' }],
      at: new Date('2026-11-20T12:00:00Z'),
    }),
  )
  const found = await get<OfficeCouponList>('?text=noel10')
  expect(found).toMatchObject({ total: 1, coupons: [{ id: 'noel', uses: 1, code: 'NOEL10' }] })
  expect((await get<OfficeCouponList>('?text=oel')).total).toBe(1)
  expect((await get<OfficeCouponList>('?state=disabled')).coupons).toMatchObject([{ id: 'spring' }])
  for (const [sort, ids] of SORTED) {
    const { coupons } = await get<OfficeCouponList>(`?sort=${sort}`)
    expect(coupons.map(({ id }) => id)).toEqual(ids)
  }
  for (const sort of ['definition', '--uses', '-', 'uses;']) {
    expect((await engine.app.inject(`${COUPONS}?sort=${sort}`)).statusCode).toBe(400)
  }
  expect(await get('/brindille/noel/redemptions')).toEqual({
    redemptions: [
      {
        code: 'NOEL10',
        orderNo: '00009999',
        email: 'ada@example.com',
        at: '2026-11-20T12:00:00.000Z',
      },
    ],
    total: 1,
  })
})
