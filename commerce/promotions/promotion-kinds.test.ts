import { anonymousPricingContext, type PricingContext } from '../pricing/pricing-context'
import {
  amount,
  assigned,
  createLine,
  createPromotion,
  createShipment,
  forOrder,
  forProducts,
  forShipping,
  FREE,
  having,
  inCategory,
  ofProducts,
  percent,
  tier,
} from '../testing/promotions-for-tests'
import { promoteBasket, type PromotedBasket } from './apply-promotions'
import type { PromotedLine } from './promoted-basket'
import type { Promotion } from './promotion.schemas'

const NOW = new Date('2026-12-01T12:00:00Z') // a Tuesday
const deal = (buy: object[], get: object[], discount: object, isExact = false) => [
  { buy, get, discount, isExact },
]
const of = (quantity: number, category: string) => ({ quantity, selection: inCategory(category) })

const box = createLine('box', 6000, 3, { categoryIds: ['boxes'], brand: 'Brindille' })
const bar = createLine('bar', 1000, 2, {
  categoryIds: ['bars', 'shop'],
  ownCategoryIds: ['bars'],
  attributes: { isKosher: true, texture: ['soft', 'nutty'] },
  priceInBook: (book) => (book === 'vip' ? 400 : undefined),
})

function apply(
  promotions: readonly Promotion[],
  lines: readonly PromotedLine[] = [box, bar],
  basket: Partial<PromotedBasket> = {},
  pricingContext: Partial<PricingContext> = {},
) {
  const whole = { lines, shipments: [createShipment()], coupons: [], currency: 'USD' }
  return promoteBasket({ ...whole, paymentMethodIds: [], ...basket }, promotions, {
    ...anonymousPricingContext(NOW),
    ...pricingContext,
  })
}

const pricesAfter = (...given: Parameters<typeof apply>) =>
  [...apply(...given).lines.values()].map(({ afterItemMinor }) => afterItemMinor)

const cases: [string, object, number[]][] = [
  [
    'buy two, get the third free',
    { deals: deal([{ quantity: 2 }], [{ quantity: 1 }], FREE) },
    // of 2000 2000 2000 500 500, two expensive pieces are bought and one cheap piece is free
    [6000, 500],
  ],
  [
    'buy one of these, get one of those at half the price',
    {
      deals: deal([of(1, 'boxes')], [of(1, 'bars')], percent(50)),
    },
    [6000, 500],
  ],
  [
    'at most as often as allowed',
    {
      maxApplications: 1,
      deals: deal([of(1, 'boxes')], [of(1, 'bars')], FREE),
    },
    [6000, 500],
  ],
  [
    'any of three products to get',
    {
      deals: deal([of(3, 'boxes')], [of(3, 'bars')], FREE),
    },
    [6000, 0],
  ],
  [
    'nothing unless all three products are present',
    {
      deals: deal([of(3, 'boxes')], [of(3, 'bars')], FREE, true),
    },
    [6000, 1000],
  ],
  [
    'three for a fixed price',
    { deals: deal([], [{ quantity: 3 }], { type: 'total_fixed_price', amountMinor: 5000 }) },
    [5000, 1000],
  ],
  [
    'no fixed price above the normal price',
    { deals: deal([], [{ quantity: 3 }], { type: 'total_fixed_price', amountMinor: 6000 }) },
    [6000, 1000],
  ],
  [
    'a combination of two products for a price',
    {
      deals: deal([], [of(1, 'boxes'), of(1, 'bars')], {
        type: 'total_fixed_price',
        amountMinor: 2000,
      }),
    },
    // two pieces cost 4000 instead of 5000; the price is split 4 : 1 over 4000 and 1000
    [5200, 800],
  ],
  [
    'the higher of two deals first',
    {
      deals: [
        ...deal([{ quantity: 4 }], [{ quantity: 1 }], FREE),
        ...deal([{ quantity: 1 }], [{ quantity: 1 }], percent(10)),
      ],
    },
    [6000, 500],
  ],
  ['a limited number of pieces', { maxApplications: 1, tiers: tier(amount(300)) }, [5700, 1000]],
  [
    'the price of another price book if there is one',
    { tiers: tier({ type: 'price_book_price', priceBookId: 'vip' }) },
    [6000, 800],
  ],
  [
    'each product separately',
    {
      identicalProducts: true,
      condition: 'quantity',
      tiers: tier(percent(10), 3),
    },
    [5400, 1000],
  ],
  [
    'by brand',
    {
      discounted: having({ kind: 'brand', ids: ['Brin'], operator: 'starts with' }),
      tiers: tier(FREE),
    },
    [0, 1000],
  ],
  [
    'by a missing brand',
    {
      discounted: having({ kind: 'brand', ids: [], operator: 'does not exist' }),
      tiers: tier(FREE),
    },
    [6000, 0],
  ],
  [
    'by price',
    {
      discounted: having({ kind: 'price', operator: 'greater than', amountMinor: 500 }),
      tiers: tier(FREE),
    },
    [0, 1000],
  ],
  [
    'by the end of the price',
    {
      discounted: having({ kind: 'price_ending', endings: ['500', '99'] }),
      tiers: tier(FREE),
    },
    [6000, 0],
  ],
  [
    'by an attribute with several values',
    {
      discounted: having({
        kind: 'attribute',
        attributeId: 'c_texture',
        operator: 'is equal',
        ids: ['nutty'],
      }),
      tiers: tier(FREE),
    },
    [6000, 0],
  ],
  [
    'by exactly one category',
    {
      discounted: having({ kind: 'category', ids: ['shop', 'boxes'], operator: 'is exactly' }),
      tiers: tier(FREE),
    },
    [0, 1000],
  ],
  [
    'by subcategories',
    {
      discounted: having({ kind: 'category', ids: ['shop', 'bars'], operator: 'is child of' }),
      tiers: tier(FREE),
    },
    [6000, 0],
  ],
]

test.each(cases)('a product promotion: %s', (_name, given, expected) => {
  expect(pricesAfter([createPromotion('p', { promotionClass: 'product', ...given })])).toEqual(
    expected,
  )
})

describe('bonus products', () => {
  const gift = { type: 'bonus', productIds: ['card', 'ribbon'] }
  it('are added once for an amount, with the last qualifying line', () => {
    const promotion = createPromotion(
      'gift',
      forProducts(gift, { qualifying: inCategory('bars'), threshold: 900 }),
    )
    expect(apply([promotion]).bonuses).toMatchObject([
      { promotionId: 'gift', productId: 'card', quantity: 1, itemId: 'bar' },
      { productId: 'ribbon', quantity: 1 },
    ])
    expect(apply([promotion], [box]).bonuses).toEqual([])
  })

  it('are added for every qualifying quantity, up to a limit', () => {
    const given = forProducts(gift, { condition: 'quantity', threshold: 2 })
    expect(apply([createPromotion('g', given)]).bonuses[0]).toMatchObject({ quantity: 2 })
    const limited = createPromotion('g', { ...given, maxApplications: 1 })
    expect(apply([limited]).bonuses[0]).toMatchObject({ quantity: 1 })
  })

  it('can be offered as a choice, also for an order promotion', () => {
    const choice = { type: 'bonus_choice', products: [{ productId: 'card' }], maxItems: 2 }
    const promotion = createPromotion('pick', forOrder(choice, { threshold: 7000 }))
    expect(apply([promotion]).bonusChoices).toMatchObject([
      { id: 'bonus-pick', promotionId: 'pick', maxItems: 2 },
    ])
    expect(apply([promotion], [box]).bonusChoices).toEqual([])
  })
})

const shippingCases: [string, object, number][] = [
  ['free for all products', forProducts({ type: 'free_shipping' }), 0],
  [
    'free for the products that are a part of the value',
    forProducts({ type: 'free_shipping' }, { discounted: inCategory('bars') }),
    895 - 127,
  ],
  ['at a fixed price for all', forProducts({ type: 'fixed_shipping', amountMinor: 200 }), 200],
  [
    'unless other goods are in the shipment',
    forShipping(FREE, { qualifying: inCategory('bars'), prohibitsOthers: true }),
    895,
  ],
  ['whatever else is in the shipment', forShipping(FREE, { qualifying: inCategory('bars') }), 0],
  ['for those who pay by check', forShipping(FREE, { paymentMethodIds: ['CHECK'] }), 895],
  ['in another currency', forShipping(FREE, { currency: 'EUR' }), 895],
  [
    'for a whole combination',
    forShipping(FREE, {
      condition: 'combination',
      combination: [{ quantity: 3, selection: ofProducts('p-box') }, { quantity: 2 }],
    }),
    0,
  ],
  [
    'not for a part of a combination',
    forShipping(FREE, {
      condition: 'combination',
      combination: [{ quantity: 4, selection: ofProducts('p-box') }],
    }),
    895,
  ],
]

test.each(shippingCases)('shipping: %s', (_name, given, expected) => {
  expect(apply([createPromotion('s', given)]).shipments.get('me')?.priceMinor).toBe(expected)
})

const byPricingContext: [string, object, Partial<PricingContext>, boolean][] = [
  ['a group the shopper is in', { customerGroupIds: ['Vip', 'Unregistered'] }, {}, true],
  ['a group the shopper is not in', { customerGroupIds: ['Vip'] }, {}, false],
  [
    'every group',
    { customerGroupIds: ['Vip', 'Everyone'], inEveryGroup: true },
    { customerGroupIds: ['Vip', 'Everyone'] },
    true,
  ],
  ['not every group', { customerGroupIds: ['Vip', 'Everyone'], inEveryGroup: true }, {}, false],
  ['a source code', { sourceCodeGroupIds: ['print'] }, { sourceCodeGroupIds: ['print'] }, true],
  ['another source code', { sourceCodeGroupIds: ['print'] }, {}, false],
  [
    'a group or a source code',
    { customerGroupIds: ['Vip'], sourceCodeGroupIds: ['print'] },
    { sourceCodeGroupIds: ['print'] },
    true,
  ],
  [
    'a group and a source code',
    { customerGroupIds: ['Vip'], sourceCodeGroupIds: ['print'], matchMode: 'all' },
    { sourceCodeGroupIds: ['print'] },
    false,
  ],
  ['a campaign for others', { campaignGroupIds: ['Vip'] }, {}, false],
  [
    'a qualifier of the context',
    { qualifiers: [{ type: 'store', value: 'boston' }] },
    { qualifiers: { store: 'boston' } },
    true,
  ],
  ['the day of the week', { recurrence: { weekdays: [2] } }, {}, true],
  ['another day of the week', { recurrence: { weekdays: [0, 6] } }, {}, false],
  ['hours that are over', { recurrence: { fromMinute: 60, toMinute: 720 } }, {}, false],
  [
    'hours by the site’s clocks',
    { recurrence: { weekdays: [1], fromMinute: 1380 } },
    { at: new Date('2027-01-05T07:30:00Z'), timezone: 'America/Los_Angeles' },
    true,
  ],
  ['another moment', { startsAt: ['2027-01-01T00:00:00Z'] }, { at: new Date('2027-02-02') }, true],
]

test.each(byPricingContext)(
  'an order promotion qualified by %s',
  (_name, given, pricingContext, expected) => {
    const promotion = createPromotion('o', forOrder(amount(100), assigned({ ...given })))
    expect(apply([promotion], [box], {}, pricingContext).orderAdjustments).toHaveLength(
      expected ? 1 : 0,
    )
  },
)

it('limits free shipping to a number of shipments', () => {
  const promotion = createPromotion('s', forShipping(FREE, { maxApplications: 1 }))
  const shipments = [createShipment('me'), createShipment('other')]
  const applied = apply([promotion], [box, { ...bar, shipmentId: 'other' }], { shipments })
  expect([...applied.shipments.values()].map(({ priceMinor }) => priceMinor)).toEqual([0, 895])
})

it('does not combine mutually exclusive promotions', () => {
  const ten = forOrder(percent(10))
  const first = createPromotion('a', { ...ten, mutuallyExclusiveIds: ['b'] })
  const [, ...others] = apply([
    first,
    createPromotion('b', ten),
    createPromotion('c', ten),
  ]).orderAdjustments
  expect(others.map(({ promotionId }) => promotionId)).toEqual(['c'])
})

it('excludes discounted lines from an order promotion on request', () => {
  const promotions = [
    createPromotion('p', forProducts(amount(1), { discounted: inCategory('bars') })),
    createPromotion('o', forOrder(percent(50), { excludesDiscounted: true })),
  ]
  const after = [...apply(promotions).lines.values()].map((line) => line.afterOrderMinor)
  expect(after).toEqual([3000, 998])
})

it('lists discounts that are nearly reached', () => {
  const promotions = [
    createPromotion('o', {
      promotionClass: 'order',
      tiers: [...tier(percent(5), 5000), ...tier(percent(15), 10_000)],
    }),
    createPromotion('s', forShipping(FREE, { threshold: 7500 })),
    createPromotion(
      'far',
      forOrder(FREE, { threshold: 90_000, upsell: { enabled: true, fromMinor: 50_000 } }),
    ),
    createPromotion('mute', forOrder(FREE, { threshold: 8000, upsell: { enabled: false } })),
  ]
  expect(apply(promotions).approaching).toMatchObject([
    {
      active: { promotion: { id: 'o' } },
      thresholdMinor: 10_000,
      reachedMinor: 7000,
      discount: { percentage: 15 },
    },
    { active: { promotion: { id: 's' } }, thresholdMinor: 7500, shipmentId: 'me' },
  ])
})
