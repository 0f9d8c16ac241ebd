import { insertPromotions, RUNNING } from '../../testing/promotions-for-tests'
import { useCheckout, useGuest } from '../../testing/test-checkout'

const inBars = { included: [[{ kind: 'category', ids: ['bars'] }]] }

const PROMOTIONS = [
  {
    id: 'free-card',
    promotionClass: 'product',
    condition: 'quantity',
    qualifying: inBars,
    discounted: inBars,
    tiers: [{ threshold: 4, discount: { type: 'bonus', productIds: ['card'] } }],
    assignments: [RUNNING],
  },
  {
    id: 'pick-one',
    promotionClass: 'order',
    tiers: [
      {
        threshold: 4000,
        discount: {
          type: 'bonus_choice',
          products: [{ productId: 'truffles-9', priceMinor: 500 }, { productId: 'creme-bar' }],
          maxItems: 2,
        },
      },
    ],
    assignments: [{ ...RUNNING, couponIds: ['pick'] }],
  },
]

const engine = useCheckout()
beforeAll(() => insertPromotions(engine.db, PROMOTIONS, { pick: 'PICK' }))

const guest = useGuest(engine)

it('adds a free bonus product as long as the basket qualifies for it', async () => {
  const basketId = await guest.fillBasket([{ productId: 'creme-bar', quantity: 8 }])
  const { body } = await guest.basket('GET', `/${basketId}`)
  expect(body.productItems).toMatchObject([
    { productId: 'creme-bar', bonusProductLineItem: false },
    {
      productId: 'card',
      quantity: 2,
      bonusProductLineItem: true,
      shipmentId: 'me',
      basePrice: 50,
      price: 100,
      priceAfterItemDiscount: 0,
      priceAfterOrderDiscount: 0,
      priceAdjustments: [
        { promotionId: 'free-card', price: -100, appliedDiscount: { type: 'bonus' } },
      ],
    },
  ])
  expect(body.productTotal).toBe(56)
  expect(body.shippingItems).toMatchObject([{ price: 8.95 }])
  const [bars] = body.productItems ?? []
  const less = await guest.basket('PATCH', `/${basketId}/items/${bars?.itemId}`, { quantity: 2 })
  expect(less.body.productItems).toHaveLength(1)
})

it('a bonus product is ordered together with its qualifying product', async () => {
  const basketId = await guest.fillBasket([{ productId: 'creme-bar', quantity: 4 }])
  const { status, body } = await guest.order('POST', '', { basketId })
  expect(status).toBe(200)
  expect(body.productItems).toMatchObject([
    { productId: 'creme-bar' },
    { productId: 'card', bonusProductLineItem: true, quantity: 1 },
  ])
})

describe('bonus products to choose from', () => {
  const id = 'bonus-pick-one'
  const choose = (basketId: string, productId: string, quantity: number) =>
    guest.basket('POST', `/${basketId}/items`, [
      { productId, quantity, bonusDiscountLineItemId: id },
    ])

  it('are offered once the order qualifies, limited in number, and removed with the coupon', async () => {
    const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 2 }])
    expect((await choose(basketId, 'truffles-9', 1)).status).toBe(400)
    const offered = await guest.basket('POST', `/${basketId}/coupons`, { code: 'PICK' })
    expect(offered.body).toMatchObject({
      couponItems: [{ statusCode: 'applied' }],
      bonusDiscountLineItems: [
        {
          id,
          promotionId: 'pick-one',
          couponCode: 'PICK',
          maxBonusItems: 2,
          bonusProducts: [{ productId: 'truffles-9' }, { productId: 'creme-bar' }],
        },
      ],
    })
    const total = offered.body.productTotal ?? 0
    const chosen = await choose(basketId, 'truffles-9', 1)
    expect(chosen.body.productItems?.[1]).toMatchObject({
      productId: 'truffles-9',
      bonusProductLineItem: true,
      bonusDiscountLineItemId: id,
      price: 25,
      priceAfterItemDiscount: 5,
    })
    expect(chosen.body.productTotal).toBe(total + 5)
    const refused: [string, number][] = [
      ['truffles-9', 2],
      ['assorted-9', 1],
    ]
    for (const [productId, quantity] of refused) {
      const answer = await choose(basketId, productId, quantity)
      expect([answer.status, answer.body.type]).toEqual([
        400,
        expect.stringMatching(/bonus-product-(not-applicable|quantity-exceeded)$/),
      ])
    }
    const [first, gift] = chosen.body.productItems ?? []
    const path = `/${basketId}/items/${gift?.itemId}`
    const wrong = await guest.basket('PATCH', path, { productId: 'assorted-9', quantity: 1 })
    expect(wrong.body.type).toMatch(/bonus-product-not-applicable$/)
    const other = await guest.basket('PATCH', path, { productId: 'creme-bar', quantity: 2 })
    expect(other.body.productItems?.[1]).toMatchObject({
      productId: 'creme-bar',
      bonusProductLineItem: true,
      priceAfterItemDiscount: 0,
    })
    await guest.basket('POST', `/${basketId}/shipments`, { shipmentId: 'Shipment1' })
    const moved = await guest.basket('PATCH', `/${basketId}/items/${first?.itemId}`, {
      shipmentId: 'Shipment1',
    })
    expect(moved.body.productItems?.map(({ shipmentId }) => shipmentId)).toEqual([
      'Shipment1',
      'Shipment1',
    ])
    const less = await guest.basket('PATCH', `/${basketId}/items/${first?.itemId}`, { quantity: 1 })
    expect(less.body.productItems).toHaveLength(1)
    expect(less.body.productTotal).toBe(20)
  })
})
