import { millisecondsInDay } from 'date-fns/constants'
import { amount, assigned, forOrder, insertPromotions } from '../../testing/promotions-for-tests'
import { TestCheckout, useCheckout } from '../../testing/test-checkout'

const AT = new Date('2026-11-20T12:00:00Z')

interface GivenCoupon {
  id: string
  codes: string[]
  enabled?: boolean
  definition?: object
}

const COUPONS: GivenCoupon[] = [
  { id: 'once', codes: ['ONCE'], definition: { limits: { perCode: 1 } } },
  { id: 'each', codes: ['EACH-1', 'EACH-2'], definition: { kind: 'list', limits: { perCode: 1 } } },
  { id: 'me', codes: ['ME'], definition: { limits: { perCustomer: 1 } } },
  { id: 'week', codes: ['WEEK'], definition: { limits: { timeFrame: { limit: 1, days: 7 } } } },
  { id: 'last', codes: ['LAST'], definition: { limits: { perCode: 1 } } },
  { id: 'off', codes: ['OFF'], enabled: false },
  { id: 'idle', codes: ['IDLE'] },
  { id: 'exact', codes: ['Exact'] },
  {
    id: 'pair',
    codes: ['Pair', 'PAIR'],
    definition: { kind: 'list', limits: { perCode: 1 }, multipleCodesPerOrder: true },
  },
  { id: 'two', codes: ['TWO-1', 'TWO-2'], definition: { multipleCodesPerOrder: true } },
]

const engine = useCheckout({ now: () => AT })
beforeAll(async () => {
  const site_id = 'brindille'
  const couponIds = COUPONS.map(({ id }) => id).filter((id) => id !== 'idle')
  const given = { name: 'One dollar off', ...assigned({ couponIds }) }
  await insertPromotions(engine.db, [{ id: 'dollar', ...forOrder(amount(100), given) }])
  await engine.db
    .insertInto('coupon')
    .values(
      COUPONS.map(({ id, codes, enabled = true, definition = {} }) => ({
        site_id,
        id,
        enabled,
        case_insensitive: !['exact', 'pair'].includes(id),
        codes: JSON.stringify(codes),
        definition: JSON.stringify(definition),
      })),
    )
    .execute()
  // a coupon with very many codes stores each code in its own row
  await engine.db
    .insertInto('coupon_code')
    .values({ site_id, coupon_id: 'each', code: 'EACH-3' })
    .execute()
})

const redeem = (couponId: string, code: string, customerId: string, daysAgo = 0) =>
  engine.app.services.db.transaction().execute((trx) =>
    engine.app.services.promotions.redeem(trx, {
      siteId: 'brindille',
      orderNo: `${couponId}-${code}-${customerId}-${daysAgo}`,
      customerId,
      coupons: [{ couponId, code }],
      at: new Date(AT.getTime() - daysAgo * millisecondsInDay),
    }),
  )

async function tryCode(code: string, used?: (customerId: string) => Promise<void>) {
  const guest = await TestCheckout.asGuest(engine.app)
  await used?.(guest.shopper.customerId)
  const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
  const { status, body } = await guest.basket('POST', `/${basketId}/coupons`, { code })
  return status === 200 ? body.couponItems?.[0]?.statusCode : body.statusCode
}

type Case = [
  name: string,
  code: string,
  used: (customerId: string) => Promise<void>,
  status: string,
]
const unused = () => Promise.resolve()
const cases: Case[] = [
  ['an unknown code is refused', 'NOBODY', unused, 'coupon_code_unknown'],
  ['a code in another letter case is accepted', 'once', unused, 'applied'],
  ['a case-sensitive code in another case is refused', 'EXACT', unused, 'coupon_code_unknown'],
  ['invisible characters do not count', '\u200bTW\u00adO-1\ufeff', unused, 'applied'],
  ['spaces that pasting adds do not count', '\u00a0two-1\u2009\t', unused, 'applied'],
  ['a code of invisible characters is unknown', '\u200b\u200b', unused, 'coupon_code_unknown'],
  [
    'of two codes that differ by case, the unused one is accepted',
    'Pair',
    () => redeem('pair', 'PAIR', 'y'),
    'applied',
  ],
  [
    'of two codes that differ by case, the used one is refused',
    'PAIR',
    unused,
    'coupon_code_already_redeemed',
  ],
  ['a code of a disabled coupon is refused', 'OFF', unused, 'coupon_disabled'],
  ['a code without an active promotion is refused', 'IDLE', unused, 'no_active_promotion'],
  [
    'a public code is refused after its last use',
    'ONCE',
    () => redeem('once', 'ONCE', 'x'),
    'redemption_limit_exceeded',
  ],
  [
    'a used single-use code is refused',
    'EACH-1',
    () => redeem('each', 'EACH-1', 'x'),
    'coupon_code_already_redeemed',
  ],
  ['an unused single-use code is accepted', 'EACH-2', unused, 'applied'],
  ['one of many unused codes is accepted', 'each-3', unused, 'applied'],
  ['a code used by other shoppers is accepted', 'ME', () => redeem('me', 'ME', 'x'), 'applied'],
  [
    'a code used by the same shopper is refused',
    'ME',
    (customerId) => redeem('me', 'ME', customerId),
    'customer_redemption_limit_exceeded',
  ],
  [
    'a weekly code is accepted 8 days after its use',
    'WEEK',
    (customerId) => redeem('week', 'WEEK', customerId, 8),
    'applied',
  ],
  [
    'a weekly code is refused 6 days after its use',
    'WEEK',
    (customerId) => redeem('week', 'WEEK', customerId, 6),
    'timeframe_redemption_limit_exceeded',
  ],
]

it.each(cases)('%s', async (_name, code, used, expected) => {
  expect(await tryCode(code, used)).toBe(expected)
})

it('accepts a second code of a coupon only if several per basket are allowed', async () => {
  const guest = await TestCheckout.asGuest(engine.app)
  const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
  const add = (code: string) => guest.basket('POST', `/${basketId}/coupons`, { code })
  expect((await add('EACH-2')).status).toBe(200)
  expect((await add('EACH-3')).body.statusCode).toBe('coupon_already_in_basket')
  expect((await add('each-2')).body.statusCode).toBe('coupon_code_already_in_basket')
  expect((await add('TWO-1')).status).toBe(200)
  expect((await add('TWO-2')).status).toBe(200)
})

it('gives the last use of a code to one order only, and releases it again', async () => {
  const { db, promotions } = engine.app.services
  await redeem('each', 'EACH-2', 'one')
  await expect(redeem('each', 'EACH-2', 'two')).rejects.toMatchObject({
    status: 400,
    extras: { statusCode: 'coupon_code_already_redeemed' },
  })
  await db.transaction().execute((trx) => promotions.release(trx, 'each-EACH-2-one-0'))
  await expect(redeem('each', 'EACH-2', 'two')).resolves.toBeUndefined()
})

it('gives the last use of a code to only one of many simultaneous orders', async () => {
  const tries = Array.from({ length: 8 }, (_, index) => redeem('last', 'LAST', `at-once-${index}`))
  const outcomes = await Promise.allSettled(tries)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

it('keeps a used-up code in the basket with the reason why it is invalid', async () => {
  const guest = await TestCheckout.asGuest(engine.app)
  const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
  await guest.basket('POST', `/${basketId}/coupons`, { code: 'EACH-3' })
  await redeem('each', 'EACH-3', 'other')
  const { body } = await guest.basket('GET', `/${basketId}`)
  expect(body.couponItems).toMatchObject([
    { valid: false, statusCode: 'coupon_code_already_redeemed' },
  ])
  expect(body.orderPriceAdjustments ?? []).toEqual([])
})

it('counts a code as used by its order until the order fails', async () => {
  const guest = await TestCheckout.asGuest(engine.app)
  const enter = async () => {
    const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
    const answer = await guest.basket('POST', `/${basketId}/coupons`, { code: 'ME' })
    return { basketId, ...answer }
  }
  const first = await enter()
  expect(first.body.couponItems).toMatchObject([{ statusCode: 'applied' }])
  const { body: order } = await guest.order('POST', '', { basketId: first.basketId })
  expect(order.orderPriceAdjustments).toMatchObject([{ couponCode: 'ME', price: -1 }])
  const second = await enter()
  expect([second.status, second.body.statusCode]).toEqual([
    400,
    'customer_redemption_limit_exceeded',
  ])
  await guest.order('POST', `/${order.orderNo}/actions/fail?reopenBasket=false`, {})
  const again = await guest.basket('POST', `/${second.basketId}/coupons`, { code: 'ME' })
  expect([again.status, again.body.couponItems?.[0]?.statusCode]).toEqual([200, 'applied'])
})

test.each([
  ['of a coupon that ignores case are one', ['TWO-1', 'two-1'], 400],
  ['of a coupon that ignores case are one, pasted or typed', ['TWO-1', '\u200bTWO-1'], 400],
  ['of a coupon that does not are two', ['PAIR', 'Pair'], 200],
])('codes that differ by case %s', async (_name, [first = '', second = ''], status) => {
  await engine.db.deleteFrom('coupon_redemption').execute()
  const guest = await TestCheckout.asGuest(engine.app)
  const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
  const add = (code: string) => guest.basket('POST', `/${basketId}/coupons`, { code })
  expect((await add(first)).status).toBe(200)
  expect((await add(second)).status).toBe(status)
})
