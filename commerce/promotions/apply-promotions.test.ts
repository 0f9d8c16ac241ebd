import { anonymousPricingContext } from '../pricing/pricing-context'
import { createShipment } from '../testing/promotions-for-tests'
import { promoteBasket } from './apply-promotions'
import type { EnteredCoupon } from './active-promotions.rules'
import type { PromotedLine, PromotedShipment } from './promoted-basket'
import { Promotion } from './promotion.schemas'

const NOW = new Date('2026-12-01T12:00:00Z')
const running = { campaignId: 'house', startsAt: ['2026-01-01T00:00:00Z'], endsAt: [] }
const truffles = { included: [[{ kind: 'category', ids: ['truffles'] }]] }

const promotion = (id: string, given: object) =>
  Promotion.parse({ id, name: id, assignments: [running], ...given })
const tier = (discount: object, threshold = 0) => [{ threshold, discount }]
const percent = (percentage: number) => ({ type: 'percentage', percentage })
const amount = (amountMinor: number) => ({ type: 'amount', amountMinor })
const order = { promotionClass: 'order' }
const product = { promotionClass: 'product' }
const shipping = { promotionClass: 'shipping' }

const line = (itemId: string, priceMinor: number, quantity = 1, categoryIds = ['truffles']) => ({
  itemId,
  shipmentId: 'me',
  quantity,
  priceMinor,
  productIds: [`p-${itemId}`, 'master'],
  categoryIds,
})
const shipments = [createShipment()]

const apply = (
  lines: readonly PromotedLine[],
  delivered: readonly PromotedShipment[],
  coupons: readonly EnteredCoupon[],
  promotions: readonly Promotion[],
) =>
  promoteBasket(
    { lines, shipments: delivered, coupons, currency: 'USD', paymentMethodIds: [] },
    promotions,
    anonymousPricingContext(NOW),
  )

function summarise(lines: PromotedLine[], promotions: Promotion[], coupons: string[] = []) {
  const entered = coupons.map((code) => ({ couponItemId: code, code, couponId: code }))
  const applied = apply(lines, shipments, entered, promotions)
  return {
    items: [...applied.lines.values()].map(({ afterItemMinor }) => afterItemMinor),
    total: [...applied.lines.values()].map(({ afterOrderMinor }) => afterOrderMinor),
    shipping: applied.shipments.get('me')?.priceMinor,
    coupons: [...applied.appliedCouponItemIds],
  }
}

const two = [line('a', 1000), line('b', 2000, 2, ['bars'])]
const untouched = { items: [1000, 2000], total: [1000, 2000], shipping: 895 }

const cases: [string, Promotion[], object][] = [
  ['no promotions change nothing', [], untouched],
  [
    'a percentage of a category',
    [promotion('p', { ...product, discounted: truffles, tiers: tier(percent(15)) })],
    { items: [850, 2000], total: [850, 2000] },
  ],
  [
    'an amount for each piece, never below zero',
    [promotion('p', { ...product, tiers: tier(amount(1500)) })],
    { items: [0, 0], total: [0, 0] },
  ],
  [
    'a fixed price for each piece',
    [
      promotion('p', {
        ...product,
        discounted: { included: [[{ kind: 'product', ids: ['p-b'] }]] },
        tiers: tier({ type: 'fixed_price', amountMinor: 800 }),
      }),
    ],
    { items: [1000, 1600] },
  ],
  [
    'an excluded category',
    [
      promotion('p', {
        ...product,
        discounted: { excluded: truffles.included },
        tiers: tier(percent(50)),
      }),
    ],
    { items: [1000, 1000] },
  ],
  [
    'the order after products',
    [
      promotion('o', { ...order, tiers: tier(percent(10)) }),
      promotion('p', { ...product, discounted: truffles, tiers: tier(amount(500)) }),
    ],
    { items: [500, 2000], total: [450, 1800] },
  ],
  [
    'a threshold that is exactly reached',
    [promotion('o', { ...order, tiers: tier(amount(100), 3000) })],
    { items: [1000, 2000], total: [967, 1933] },
  ],
  [
    'a threshold that is not reached',
    [promotion('o', { ...order, tiers: tier(amount(100), 3001) })],
    untouched,
  ],
  [
    'the highest tier that is reached, by pieces',
    [
      promotion('o', {
        ...order,
        condition: 'quantity',
        tiers: [...tier(amount(30), 1), ...tier(amount(300), 3), ...tier(amount(900), 4)],
      }),
    ],
    { total: [900, 1800] },
  ],
  [
    'a lower rank first',
    [
      promotion('a', {
        ...order,
        tiers: tier(amount(1000)),
        assignments: [{ ...running, rank: 20 }],
      }),
      promotion('b', {
        ...order,
        tiers: tier(percent(50)),
        assignments: [{ ...running, rank: 10 }],
      }),
    ],
    { total: [167, 333] },
  ],
  [
    'a class-exclusive promotion alone in its class',
    [
      promotion('a', { ...order, tiers: tier(percent(10)) }),
      promotion('b', { ...order, exclusivity: 'class', tiers: tier(percent(50)) }),
      promotion('s', { ...shipping, tiers: tier({ type: 'free' }) }),
    ],
    { total: [500, 1000], shipping: 0 },
  ],
  [
    'a globally exclusive promotion alone',
    [
      promotion('a', { ...product, tiers: tier(percent(50)) }),
      promotion('b', { ...order, exclusivity: 'global', tiers: tier(percent(10)) }),
      promotion('s', { ...shipping, tiers: tier({ type: 'free' }) }),
    ],
    { items: [1000, 2000], total: [900, 1800], shipping: 895 },
  ],
  [
    'free shipping for a single method',
    [
      promotion('s', {
        ...shipping,
        shippingMethodIds: ['Express'],
        tiers: tier({ type: 'free' }),
      }),
    ],
    { shipping: 895 },
  ],
  [
    'shipping at a fixed price',
    [promotion('s', { ...shipping, tiers: tier({ type: 'fixed_price', amountMinor: 300 }) })],
    { shipping: 300 },
  ],
  [
    'no promotion before its start',
    [
      promotion('o', {
        ...order,
        tiers: tier(percent(10)),
        assignments: [{ ...running, startsAt: ['2027-01-01T00:00:00Z'] }],
      }),
    ],
    untouched,
  ],
  [
    'not after its time',
    [
      promotion('o', {
        ...order,
        tiers: tier(percent(10)),
        assignments: [{ ...running, endsAt: ['2026-11-01T00:00:00Z'] }],
      }),
    ],
    untouched,
  ],
  [
    'not while it is off',
    [promotion('o', { ...order, enabled: false, tiers: tier(percent(10)) })],
    untouched,
  ],
]

test.each(cases)('%s', (_name, promotions, expected) => {
  expect(summarise(two, promotions)).toMatchObject(expected)
})

const withCoupon = promotion('c', {
  ...order,
  tiers: tier(percent(10), 3000),
  assignments: [{ ...running, couponIds: ['NOEL10'] }],
})

test('a promotion with a coupon applies only with its code', () => {
  expect(summarise(two, [withCoupon])).toMatchObject(untouched)
  expect(summarise(two, [withCoupon], ['OTHER'])).toMatchObject({ ...untouched, coupons: [] })
  expect(summarise(two, [withCoupon], ['NOEL10'])).toMatchObject({
    total: [900, 1800],
    coupons: ['NOEL10'],
  })
})

test('a code without effect is not applied', () => {
  expect(summarise([line('a', 1000)], [withCoupon], ['NOEL10'])).toMatchObject({ coupons: [] })
})

test('a shipping code counts as applied until a method without the promotion is chosen', () => {
  const promotions = [
    promotion('s', {
      ...shipping,
      shippingMethodIds: ['Ground'],
      tiers: tier({ type: 'free' }),
      assignments: [{ ...running, couponIds: ['SHIPFREE'] }],
    }),
  ]
  const entered = [{ couponItemId: 'i', code: 'SHIPFREE', couponId: 'SHIPFREE' }]
  const statusWith = (shippingMethodId?: string) => {
    const one = [{ shipmentId: 'me', shippingMethodId, priceMinor: () => 895 }]
    return [...apply(two, one, entered, promotions).appliedCouponItemIds]
  }
  expect(statusWith()).toEqual(['i'])
  expect(statusWith('Ground')).toEqual(['i'])
  expect(statusWith('Express')).toEqual([])
})
