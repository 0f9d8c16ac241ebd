import { sql } from 'kysely'
import type {
  ExplainedPromotion,
  OfficePromotion,
  OfficePromotionList,
  PromotionExplanation,
} from '../../contracts/promotion'
import { placeByCard } from '../testing/placed-order'
import { insertPromotions, RUNNING } from '../testing/promotions-for-tests'
import { TestCheckout, useCheckout } from '../testing/test-checkout'
import { useForAll } from '../testing/use'

const API = '/back-office/api'
const order = (id: string, threshold: number, percentage: number, assignment: object = {}) => ({
  id,
  promotionClass: 'order',
  tiers: [{ threshold, discount: { type: 'percentage', percentage } }],
  assignments: [{ ...RUNNING, ...assignment }],
})
const PROMOTIONS = [
  order('ten', 3000, 10, { rank: 1 }),
  order('rich', 10_000, 20),
  order('coded', 0, 5, { couponIds: ['noel'] }),
  order('vip', 0, 50, { customerGroupIds: ['VIP'] }),
  order('past', 0, 50, { endsAt: ['2026-01-02T00:00:00Z'] }),
  order('later', 0, 50, { startsAt: ['2100-01-01T00:00:00Z'] }),
  order('print', 0, 50, { sourceCodeGroupIds: ['catalogue'] }),
  { ...order('off', 0, 50), enabled: false },
  {
    ...order('rival', 0, 1),
    mutuallyExclusiveIds: ['ten'],
    assignments: [{ ...RUNNING, rank: 9 }],
  },
  {
    id: 'boxes',
    promotionClass: 'product',
    exclusivity: 'class',
    discounted: { included: [[{ kind: 'category', ids: ['boxes'] }]] },
    tiers: [{ threshold: 0, discount: { type: 'amount', amountMinor: 100 } }],
    assignments: [{ ...RUNNING, rank: 1 }],
  },
  {
    id: 'pair',
    promotionClass: 'product',
    deals: [
      {
        buy: [{ quantity: 3, selection: { included: [[{ kind: 'product', ids: ['brittle'] }]] } }],
        get: [{ quantity: 1 }],
        discount: { type: 'free' },
      },
    ],
    assignments: [{ ...RUNNING, rank: 2 }],
  },
]

const engine = useCheckout()
beforeAll(async () => {
  await insertPromotions(engine.db, PROMOTIONS, { noel: 'NOEL10' })
  // the card gateway is called at its address
  await engine.listen()
})
const guest = useForAll(() => TestCheckout.asGuest(engine.app))

const ask = async <Answer>(path: string): Promise<Answer> =>
  (await engine.app.inject(`${API}${path}`)).json()
const explain = (id: string) => ask<PromotionExplanation>(`/explanations/${id}`)

function toOutcomes(promotions: readonly ExplainedPromotion[]) {
  return Object.fromEntries(
    promotions.map(({ id, isApplied, minor, reasons }) => [id, isApplied ? minor : reasons[0]]),
  )
}

let basketId: string
beforeAll(async () => {
  basketId = await guest.fillBasket([
    { productId: 'assorted-9', quantity: 2 },
    { productId: 'creme-bar', quantity: 2 },
  ])
})

test('every promotion is listed with its effect on a basket or the reason why it does not apply', async () => {
  const explanation = await explain(basketId)
  expect(explanation).toMatchObject({ kind: 'basket', id: basketId, isCustomer: false })
  expect(toOutcomes(explanation.promotions)).toEqual({
    ten: 520,
    boxes: 200,
    rich: 'Add $48.00 more to qualify ($52.00 of $100.00).',
    coded: 'No code of the coupon noel is in the bag.',
    vip: 'The shopper is not in the group VIP.',
    past: 'The promotion ended on Jan 2, 2026, 00:00 UTC.',
    later: 'The promotion starts on Jan 1, 2100, 00:00 UTC.',
    print: 'The shopper did not use a source code of catalogue.',
    off: 'The promotion is disabled.',
    rival: 'ten applies and excludes this promotion.',
    pair: 'Buy 3 pieces more to qualify.',
  })
})

test('every line lists its discounts and the promotions that do not apply to it', async () => {
  const { lines, order: whole } = await explain(basketId)
  const [boxes, bars] = lines
  expect(boxes).toMatchObject({
    name: 'Assorted Chocolates, 9 Pieces',
    picture: 'products/assorted.jpg',
    priceMinor: 4000,
    discounts: [{ promotionId: 'boxes', minor: 200 }],
    leftMinor: 3800,
  })
  expect(boxes?.refusals).toContainEqual({
    promotionId: 'pair',
    name: 'pair',
    reason: 'boxes already applies here and cannot be combined.',
  })
  expect(bars?.refusals).toContainEqual({
    promotionId: 'boxes',
    name: 'boxes',
    reason: 'The promotion does not discount this product.',
  })
  expect(whole).toMatchObject({
    priceMinor: 5200,
    discounts: [{ promotionId: 'ten', minor: 520 }],
    leftMinor: 4680,
  })
})

test('an entered coupon code is explained with its discount', async () => {
  await guest.basket('POST', `/${basketId}/coupons`, { code: 'noel10' })
  const { codes, promotions } = await explain(basketId)
  expect(codes).toEqual([{ code: 'noel10', outcome: 'Applied', missing: [] }])
  expect(toOutcomes(promotions)['coded']).toBeGreaterThan(0)
})

test('an order is explained as it was placed, and later changes of prices are listed', async () => {
  const buyer = await TestCheckout.asGuest(engine.app)
  const filled = await buyer.fillBasket([{ productId: 'assorted-9', quantity: 2 }])
  const { orderNo = '' } = await placeByCard(buyer, filled)
  const before = await explain(orderNo)
  expect(before).toMatchObject({ kind: 'order', id: orderNo, changes: [] })
  expect(toOutcomes(before.promotions)).toMatchObject({ ten: 380, boxes: 200 })
  expect(await explain(filled)).toMatchObject({ kind: 'order', id: orderNo })

  const price = engine.db.updateTable('price').set({ amount_minor: 2100 })
  await price.where('product_id', '=', 'assorted-9').execute()
  const { changes } = await explain(orderNo)
  expect(changes).toEqual([
    'Assorted Chocolates, 9 Pieces was $20.00 each in the order and is $21.00 each now.',
    'ten took $3.80 off the order and would take $4.00 off today.',
  ])
  expect((await engine.app.inject(`${API}/explanations/none`)).statusCode).toBe(404)
})

test('promotions are filtered by state, class and coupon, with a summary of their discount', async () => {
  const list = await ask<OfficePromotionList>('/promotions?limit=100')
  expect(Object.fromEntries(list.promotions.map(({ id, state }) => [id, state]))).toMatchObject({
    ten: 'active',
    later: 'scheduled',
    past: 'ended',
    off: 'disabled',
  })
  expect(list.promotions[0]?.state).toBe('active')
  const summary = list.promotions.find(({ id }) => id === 'ten')?.summary
  expect(summary).toBe('10% off the order for $30.00 or more.')
  const found = await ask<OfficePromotionList>('/promotions?state=active&promotionClass=product')
  expect(found.promotions.map(({ id }) => id)).toEqual(['boxes', 'pair'])
  const coded = await ask<OfficePromotionList>('/promotions?asksForCode=yes&text=code')
  expect(coded.promotions.map(({ id }) => id)).toEqual(['coded'])
  const free = await ask<OfficePromotionList>('/promotions?asksForCode=no&text=code')
  expect(free.promotions).toEqual([])
})

test('the discounts, conditions and limits of a promotion are described in words', async () => {
  const pair = await ask<OfficePromotion>('/promotions/brindille/pair')
  expect(pair).toMatchObject({
    discounts: ['Buy 3 pieces of Peanut Brittle: 1 piece of any product free.'],
    assignments: [{ campaignId: 'house', conditions: ['From Jan 1, 2026, 00:00 UTC.'] }],
  })
  const rival = await ask<OfficePromotion>('/promotions/brindille/rival')
  expect(rival.limits).toEqual(['Cannot be combined with ten.'])
  const boxes = await ask<OfficePromotion>('/promotions/brindille/boxes')
  expect(boxes.discounts).toEqual(['$1.00 off products of Boxed Chocolates.'])
  expect((await engine.app.inject(`${API}/promotions/brindille/none`)).statusCode).toBe(404)
})

test('an imported order is explained by what it says of itself', async () => {
  const buyer = await TestCheckout.asGuest(engine.app)
  const basket = await buyer.fillBasket([{ productId: 'assorted-9', quantity: 2 }])
  await buyer.basket('POST', `/${basket}/coupons`, { code: 'NOEL10' })
  const { orderNo = '' } = await placeByCard(buyer, basket)
  const evaluated = await explain(orderNo)
  // as orders are imported: without the basket
  await sql`update order_header set document = document - 'basket' where order_no = ${orderNo}`.execute(
    engine.db,
  )
  const recorded = await explain(orderNo)
  const { siteName, codes, currency, isCustomer } = evaluated
  expect(recorded).toMatchObject({ kind: 'order', id: orderNo, isRecorded: true, tried: [] })
  expect(recorded).toMatchObject({ siteName, codes, currency, isCustomer, changes: [] })
  expect(codes).toEqual([{ code: 'NOEL10', outcome: 'Applied', missing: [] }])
  const withoutReasons = ({ lines, order: whole, deliveries }: PromotionExplanation) =>
    [...lines, whole, ...deliveries].map((part) => ({ ...part, refusals: [] }))
  expect(withoutReasons(recorded)).toEqual(
    withoutReasons(evaluated).map((part) => ({ ...part, id: expect.any(String) })),
  )
  expect(toOutcomes(recorded.promotions)).toEqual(
    toOutcomes(evaluated.promotions.filter(({ isApplied }) => isApplied)),
  )
})

test('a promotion that is gone has the name that the imported order has of it', async () => {
  const buyer = await TestCheckout.asGuest(engine.app)
  const basket = await buyer.fillBasket([{ productId: 'assorted-9', quantity: 2 }])
  const { orderNo = '' } = await placeByCard(buyer, basket)
  const adjustments = JSON.stringify([
    { promotionId: 'noel-2019', itemText: '10% off your order', price: -4, couponCode: 'old' },
    { promotionId: 'by-hand', itemText: 'Sorry', price: -1, manual: true },
  ])
  await sql`
    update order_header set document = jsonb_set(
      document - 'basket', '{content,orderPriceAdjustments}', ${adjustments}::jsonb
    ) where order_no = ${orderNo}`.execute(engine.db)
  const { order: whole, promotions } = await explain(orderNo)
  expect(whole.discounts).toEqual([
    { promotionId: 'noel-2019', name: '10% off your order', minor: 400, couponCode: 'old' },
    { promotionId: 'by-hand', name: 'Sorry', minor: 100, isManual: true },
  ])
  expect(whole.leftMinor).toBe(whole.priceMinor - 500)
  const page = await engine.app.inject(`/back-office/api/orders/${orderNo}`)
  expect(page.json().discounts[0]).toMatchObject({ amount: -4, couponCode: '**d' })
  expect(promotions.map(({ name, minor }) => [name, minor])).toEqual([
    ['boxes', 200],
    ['10% off your order', 400],
  ])
})

test('a surcharge of an imported order is a part of its own beside its delivery', async () => {
  const buyer = await TestCheckout.asGuest(engine.app)
  const basket = await buyer.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
  const { orderNo = '', shippingItems: [item] = [] } = await placeByCard(buyer, basket)
  const items = JSON.stringify([item, { ...item, itemText: 'Cold packing', price: 3 }])
  await sql`
    update order_header set document = jsonb_set(
      document - 'basket', '{content,shippingItems}', ${items}::jsonb
    ) where order_no = ${orderNo}`.execute(engine.db)
  const { deliveries } = await explain(orderNo)
  expect(deliveries.map(({ name }) => name)).toEqual(['Delivery me', 'Cold packing, me'])
  expect(new Set(deliveries.map(({ id }) => id)).size).toBe(2)
})
