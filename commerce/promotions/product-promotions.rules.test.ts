import { createPromotion } from '../testing/promotions-for-tests'
import { listProductPromotions } from './product-promotions.rules'

const inCategory = (id: string) => ({ included: [[{ kind: 'category', ids: [id] }]] })
const tier = (discount: object) => [{ threshold: 0, discount }]
const half = { type: 'percentage', percentage: 50 }

const shown = (given: object, categoryIds = ['bars']) =>
  listProductPromotions({ productIds: ['bar'], categoryIds, unitMinor: 1000 }, [
    { promotion: createPromotion('p', { promotionClass: 'product', ...given }), rank: 1 },
  ])

it.each([
  ['a discount of its own', { discounted: inCategory('bars'), tiers: tier(half) }, [500]],
  ['a discount of other products', { discounted: inCategory('boxes'), tiers: tier(half) }, []],
  ['a discount without products', { discounted: { included: [] }, tiers: tier(half) }, []],
  [
    'a bonus it qualifies for',
    {
      qualifying: inCategory('bars'),
      discounted: { included: [] },
      tiers: tier({ type: 'bonus', productIds: ['x'] }),
    },
    [undefined],
  ],
  [
    'a bonus other products qualify for',
    {
      qualifying: inCategory('boxes'),
      discounted: { included: [] },
      tiers: tier({ type: 'bonus', productIds: ['x'] }),
    },
    [],
  ],
  [
    'a discount of its options only',
    { tiers: tier({ type: 'percentage_off_options', percentage: 50, optionIds: ['wrap'] }) },
    [undefined],
  ],
  ['a discount of the order', { promotionClass: 'order', tiers: tier(half) }, []],
])('lists the promotions of a product: %s', (_name, promotion, prices) => {
  expect(shown(promotion).map(({ promotionalMinor }) => promotionalMinor)).toEqual(prices)
})
