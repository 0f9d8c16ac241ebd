import { insertPromotions } from '../../testing/promotions-for-tests'
import { useCheckout, useGuest } from '../../testing/test-checkout'

const running = { campaignId: 'house', startsAt: ['2020-01-01T00:00:00Z'], endsAt: [] }
const later = { ...running, startsAt: ['2100-01-01T00:00:00Z'] }

const PROMOTIONS = [
  {
    id: 'noel-10',
    promotionClass: 'order',
    tiers: [{ threshold: 3000, discount: { type: 'percentage', percentage: 10 } }],
    assignments: [{ ...running, couponIds: ['noel'] }],
  },
  {
    id: 'easter-20',
    promotionClass: 'order',
    tiers: [{ threshold: 0, discount: { type: 'percentage', percentage: 20 } }],
    assignments: [{ ...later, couponIds: ['easter'] }],
  },
  {
    id: 'ship-free',
    promotionClass: 'shipping',
    shippingMethodIds: ['GroundDisc'],
    tiers: [{ threshold: 0, discount: { type: 'free' } }],
    assignments: [{ ...running, couponIds: ['ship'] }],
  },
  {
    id: 'boxes-off',
    promotionClass: 'product',
    discounted: { included: [[{ kind: 'category', ids: ['boxes'] }]] },
    tiers: [{ threshold: 0, discount: { type: 'amount', amountMinor: 100 } }],
    assignments: [{ ...running, couponIds: ['boxes'] }],
  },
]

const engine = useCheckout()
beforeAll(async () => {
  await insertPromotions(engine.db, PROMOTIONS, {
    noel: 'NOEL10',
    easter: 'EASTER20',
    ship: 'SHIPFREE',
    boxes: 'BOXES',
  })
})

const guest = useGuest(engine)

const fill = (quantity = 2) => guest.fillBasket([{ productId: 'assorted-9', quantity }])
const add = (basketId: string, code: string) =>
  guest.basket('POST', `/${basketId}/coupons`, { code })

it('applies a code to the order, taxes the reduced price, and removes the discount with the code', async () => {
  const basketId = await fill()
  const before = await guest.basket('GET', `/${basketId}`)
  const { status, body } = await add(basketId, 'noel10')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    couponItems: [{ code: 'noel10', valid: true, statusCode: 'applied' }],
    productSubTotal: 40,
    productTotal: 36,
    orderPriceAdjustments: [
      {
        promotionId: 'noel-10',
        couponCode: 'noel10',
        price: -4,
        appliedDiscount: { type: 'percentage', percentage: 0.1 },
      },
    ],
    productItems: [
      { price: 40, priceAfterItemDiscount: 40, priceAfterOrderDiscount: 36, taxBasis: 36 },
    ],
    shippingTotal: 8.95,
  })
  expect(body.orderTotal).toBeCloseTo(36 + 8.95 + Number(body.taxTotal), 2)
  const couponItemId = body.couponItems?.[0]?.couponItemId
  const after = await guest.basket('DELETE', `/${basketId}/coupons/${couponItemId}`)
  expect(after.body).toMatchObject({
    couponItems: [],
    orderPriceAdjustments: [],
    orderTotal: before.body.orderTotal,
  })
  expect((await guest.basket('DELETE', `/${basketId}/coupons/none`)).status).toBe(404)
})

it('keeps a valid code without an applicable promotion, and reports its status', async () => {
  const basketId = await fill(1)
  for (const code of ['EASTER20', 'NOEL10']) {
    const { body } = await add(basketId, code)
    expect(body.couponItems?.at(-1)).toMatchObject({
      code,
      valid: true,
      statusCode: 'no_applicable_promotion',
    })
    expect(body.orderPriceAdjustments).toEqual([])
  }
})

it('refuses an unknown code and a duplicate code', async () => {
  const basketId = await fill()
  const unknown = await add(basketId, 'XYZ')
  expect(unknown.status).toBe(400)
  expect(unknown.body).toMatchObject({ statusCode: 'coupon_code_unknown' })
  await add(basketId, 'NOEL10')
  const again = await add(basketId, 'noel10')
  expect(again.status).toBe(400)
  expect(again.body).toMatchObject({ statusCode: 'coupon_code_already_in_basket' })
})

it('applies discounts to products of a category and to shipping', async () => {
  const basketId = await fill()
  await add(basketId, 'BOXES')
  const { body } = await add(basketId, 'SHIPFREE')
  expect(body).toMatchObject({
    productSubTotal: 38,
    productItems: [
      {
        price: 40,
        priceAfterItemDiscount: 38,
        priceAdjustments: [{ promotionId: 'boxes-off', price: -2 }],
      },
    ],
    shippingItems: [
      { price: 8.95, priceAfterItemDiscount: 0, priceAdjustments: [{ promotionId: 'ship-free' }] },
    ],
    shippingTotal: 0,
  })
})

it('stores the discounts in the order', async () => {
  const basketId = await fill()
  const { body: basket } = await add(basketId, 'NOEL10')
  const { body: order } = await guest.order('POST', '', { basketId })
  expect(order).toMatchObject({
    couponItems: [{ code: 'NOEL10', statusCode: 'applied' }],
    orderPriceAdjustments: [{ price: -4 }],
    productTotal: 36,
    orderTotal: basket.orderTotal,
  })
  await engine.db.updateTable('coupon').set({ enabled: false }).where('id', '=', 'noel').execute()
  expect((await guest.order('GET', `/${order.orderNo}`)).body.orderTotal).toBe(basket.orderTotal)
})
