import type { OfficeOrder } from '../../contracts/order'
import { placeByCard } from '../testing/placed-order'
import { insertPromotions, RUNNING } from '../testing/promotions-for-tests'
import { TestCheckout, useCheckout } from '../testing/test-checkout'

const engine = useCheckout({ listens: true })
beforeAll(async () => {
  const half = { threshold: 0, discount: { type: 'percentage', percentage: 50 } }
  const halve = (id: string, promotionClass: string, more: object = {}) => ({
    ...{ id, promotionClass, tiers: [half], assignments: [RUNNING] },
    ...more,
  })
  await insertPromotions(engine.db, [
    halve('order', 'order'),
    halve('ship', 'shipping'),
    halve('boxes', 'product', {
      discounted: { included: [[{ kind: 'category', ids: ['boxes'] }]] },
    }),
  ])
})

async function read(orderNo = ''): Promise<OfficeOrder> {
  return (await engine.app.inject(`/back-office/api/orders/${orderNo}`)).json()
}

async function place() {
  const guest = await TestCheckout.asGuest(engine.app)
  const basketId = await guest.fillBasket([
    { productId: 'assorted-9', quantity: 2 },
    { productId: 'creme-bar', quantity: 2 },
  ])
  const card = { amount: 25, recipientEmail: 'bo@example.com' }
  await guest.basket('POST', `/${basketId}/gift-certificate-items`, card)
  return placeByCard(guest, basketId)
}

test('the sum of an order adds up, from the prices before all discounts', async () => {
  const placed = await place()
  const { totals, discounts, shippingDiscounts, total } = await read(placed.orderNo)
  // two boxes for 20.00 and two bars for 7.00 each; half of the boxes, then half of everything
  expect(totals).toMatchObject({
    products: 54,
    itemDiscounts: -20,
    giftCards: 25,
    shipping: 8.95,
    rest: 0,
  })
  expect(discounts).toMatchObject([{ promotionId: 'order', amount: -17 }])
  expect(shippingDiscounts).toMatchObject([{ promotionId: 'ship', amount: -4.48 }])
  const parts = [totals.products, totals.itemDiscounts, totals.giftCards, totals.shipping]
  const all = [...parts, ...[...discounts, ...shippingDiscounts].map(({ amount }) => amount)]
  const tax = totals.isTaxIncluded ? 0 : totals.tax
  expect(all.reduce((sum, each) => sum + each, tax)).toBeCloseTo(total, 6)
  expect(total).toBe(placed.orderTotal)
})

test('money of a cancelled order is given back, or was never paid', async () => {
  const { orderNo = '' } = await place()
  expect((await read(orderNo)).payments).toContainEqual(
    expect.objectContaining({ amount: 47.45, state: 'paid' }),
  )
  const cancel = (number: string) =>
    engine.app.inject({
      method: 'POST',
      url: `/back-office/api/orders/${number}/cancellation`,
      payload: { reason: 'Wrong item' },
    })
  expect((await cancel(orderNo)).statusCode).toBe(200)
  expect((await read(orderNo)).payments).toContainEqual(
    expect.objectContaining({ amount: 47.45, state: 'returned' }),
  )

  const guest = await TestCheckout.asGuest(engine.app)
  const line = { productId: 'assorted-9', quantity: 1 }
  const basketId = await guest.fillBasket([line], 'PAY_BY_CHECK')
  const unpaid = (await guest.order('POST', '', { basketId })).body.orderNo ?? ''
  expect((await read(unpaid)).payments).toMatchObject([{ state: 'waiting' }])
  expect((await cancel(unpaid)).statusCode).toBe(200)
  expect((await read(unpaid)).payments).toMatchObject([{ state: 'unpaid' }])

  const again = await guest.fillBasket([line], 'PAY_BY_CHECK')
  const checked = (await guest.order('POST', '', { basketId: again })).body.orderNo ?? ''
  const url = `/back-office/api/orders/${checked}/payment`
  await engine.app.inject({ method: 'POST', url, payload: {} })
  expect((await cancel(checked)).statusCode).toBe(200)
  expect((await read(checked)).payments).toMatchObject([{ state: 'owed' }])
})
