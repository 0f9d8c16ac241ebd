import { insertPromotions, RUNNING } from '../testing/promotions-for-tests'
import { TestCheckout, useCheckout } from '../testing/test-checkout'

const CONTEXT = '/shopper/shopper-context/v1/organizations/f_ecom_prln_001/shopper-context'
const PRODUCT = '/product/shopper-products/v1/organizations/f_ecom_prln_001/products/assorted-9'
const LINE = [{ productId: 'assorted-9', quantity: 1 }]

const engine = useCheckout()
beforeAll(async () => {
  const dollar = {
    promotionClass: 'order',
    tiers: [{ threshold: 0, discount: { type: 'amount', amountMinor: 100 } }],
  }
  const promotions = ['once', 'each', 'race'].map((id) => ({
    ...dollar,
    id,
    assignments: [{ ...RUNNING, couponIds: [id] }],
  }))
  const ofProduct = {
    ...dollar,
    id: 'seen',
    promotionClass: 'product',
    discounted: { included: [[{ kind: 'product', ids: ['assorted-9'] }]] },
    assignments: [{ ...RUNNING, couponIds: ['seen'] }],
  }
  const codes = { once: 'ONCE', each: 'EACH', race: 'RACE', seen: 'SEEN' }
  await insertPromotions(engine.db, [...promotions, ofProduct], codes)
  const limit = (id: string, limits: object) =>
    engine.db
      .updateTable('coupon')
      .set({ definition: JSON.stringify({ limits }) })
      .where('id', '=', id)
      .execute()
  await limit('once', { perCode: 1 })
  await limit('each', { perCustomer: 1 })
  await limit('race', { perCode: 1 })
  await limit('seen', { perCustomer: 1 })
})

async function guestWith(couponCode: string, email?: string) {
  const guest = await TestCheckout.asGuest(engine.app)
  const path = `${CONTEXT}/${guest.shopper.usid}`
  const { status } = await guest.call('PUT', path, { couponCodes: [couponCode] })
  expect(status).toBe(201)
  const basketId = await guest.fillBasket(LINE)
  if (email) await guest.basket('PUT', `/${basketId}/customer`, { email })
  const { body } = await guest.basket('GET', `/${basketId}`)
  const hasDiscount = (body.orderPriceAdjustments ?? []).length > 0
  const order = () => guest.order('POST', '', { basketId })
  return { guest, basketId, hasDiscount, order }
}

it('redeems a coupon of the shopper context with an order that it discounts', async () => {
  const first = await guestWith('ONCE')
  expect(first.hasDiscount).toBe(true)
  expect((await first.order()).body.orderPriceAdjustments).toMatchObject([{ couponCode: 'ONCE' }])
  expect((await guestWith('once', 'other@example.com')).hasDiscount).toBe(false)
})

it('counts redemptions of the shopper context by e-mail address for guests', async () => {
  const first = await guestWith('EACH', 'grace@example.com')
  expect((await first.order()).status).toBe(200)
  expect((await guestWith('EACH', 'Grace@Example.com')).hasDiscount).toBe(false)
  expect((await guestWith('EACH', 'joan@example.com')).hasDiscount).toBe(true)
})

it('grants the last redemption to one of several concurrent orders, and returns it with the order', async () => {
  const guests = []
  for (let index = 0; index < 4; index += 1) {
    guests.push(await guestWith('RACE', `racer-${index}@example.com`))
  }
  const answers = await Promise.all(guests.map(({ order }) => order()))
  const hasDiscount = answers.map(({ body }) => (body.orderPriceAdjustments ?? []).length > 0)
  expect(hasDiscount.filter(Boolean)).toHaveLength(1)
  const won = hasDiscount.indexOf(true)
  expect((await guestWith('RACE', 'late@example.com')).hasDiscount).toBe(false)
  const path = `/${answers[won]?.body.orderNo}/actions/fail?reopenBasket=false`
  expect((await guests[won]?.guest.order('POST', path, {}))?.status).toBe(204)
  expect((await guestWith('RACE', 'late@example.com')).hasDiscount).toBe(true)
})

it('does not discount products by a coupon that its shopper has used up', async () => {
  const { guest, order } = await guestWith('SEEN', 'ida@example.com')
  const readPromotions = async () => {
    const { body } = await guest.call('GET', PRODUCT)
    return (Reflect.get(body, 'productPromotions') ?? []) as { promotionId: string }[]
  }
  expect(await readPromotions()).toMatchObject([{ promotionId: 'seen' }])
  expect((await order()).status).toBe(200)
  expect(await readPromotions()).toEqual([])
})
