import { millisecondsInDay } from 'date-fns/constants'
import { insertPromotions, RUNNING } from '../testing/promotions-for-tests'
import { TestCheckout, useCheckout } from '../testing/test-checkout'

let at = new Date('2026-11-20T12:00:00Z')
const engine = useCheckout({ now: () => at })
beforeAll(async () => {
  await engine.db.updateTable('inventory').set({ ats: 20 }).execute()
  await engine.db
    .updateTable('payment_method')
    .set({ processor_id: 'BASIC_CREDIT' })
    .where('id', '=', 'CREDIT_CARD')
    .execute()
  const dollar = {
    id: 'dollar',
    promotionClass: 'order',
    tiers: [{ threshold: 0, discount: { type: 'amount', amountMinor: 100 } }],
    assignments: [{ ...RUNNING, couponIds: ['once'] }],
  }
  await insertPromotions(engine.db, [dollar], { once: 'ONCE' })
  await engine.db.updateTable('coupon').set({ definition: '{"limits": {"perCode": 1}}' }).execute()
})
afterEach(() => prefer({}))

/** Sets preferences and moves the clock, because sites are cached for seconds. */
async function prefer(preferences: object) {
  await engine.db
    .updateTable('site')
    .set({ preferences: JSON.stringify(preferences) })
    .execute()
  at = new Date(at.getTime() + 60_000)
}

async function order(paymentMethodId = 'CREDIT_CARD', code?: string) {
  const guest = await TestCheckout.asGuest(engine.app)
  const line = { productId: 'assorted-9', quantity: 1 }
  const basketId = await guest.fillBasket([line], paymentMethodId)
  if (code) await guest.basket('POST', `/${basketId}/coupons`, { code })
  return (await guest.order('POST', '', { basketId })).body
}

const stock = async () => {
  const query = engine.db.selectFrom('inventory').select('ats')
  return (await query.where('product_id', '=', 'assorted-9').executeTakeFirstOrThrow()).ats
}

it('a card order that is not authorized here is placed with stock, coupon and mail', async () => {
  const before = await stock()
  const { orderNo = '', ...placed } = await order('CREDIT_CARD', 'ONCE')
  expect(placed).toMatchObject({
    status: 'new',
    confirmationStatus: 'confirmed',
    paymentStatus: 'not_paid',
    exportStatus: 'ready',
  })
  expect(await stock()).toBe(before - 1)
  const redeemed = engine.db.selectFrom('coupon_redemption').select('order_no')
  expect(await redeemed.execute()).toEqual([{ order_no: orderNo }])
  const { mails } = await engine.app.services.mail.listMails({ limit: 20 })
  expect(mails.filter(({ reference }) => reference.includes(orderNo))).toHaveLength(1)
  // the order is placed, so that it is not failed as an unpaid one
  const later = new Date(at.getTime() + millisecondsInDay)
  expect(await engine.app.services.orders.failStaleOrders(later)).toEqual([])
})

it('an order gets the initial statuses set by the site', async () => {
  await prefer({ paymentStatusOnCreation: 'paid', exportStatusOnCreation: 'not_exported' })
  expect(await order()).toMatchObject({
    status: 'new',
    paymentStatus: 'paid',
    exportStatus: 'not_exported',
  })
})

it('an order waits as created if the site prefers that, and fails as unpaid later', async () => {
  await prefer({ orderStatusOnCreation: 'created' })
  const before = await stock()
  const { orderNo, status } = await order()
  expect(status).toBe('created')
  const later = new Date(at.getTime() + 60_000)
  expect(await engine.app.services.orders.failStaleOrders(later)).toEqual([orderNo])
  expect(await stock()).toBe(before)
})

it('a method that the engine does not know needs no authorization, unless the site lists others', async () => {
  const method = { site_id: 'brindille', id: 'INVOICE', name: 'Invoice', position: 9, cards: '[]' }
  await engine.db.insertInto('payment_method').values(method).execute()
  const placed = { status: 'new', paymentStatus: 'not_paid' }
  expect(await order('INVOICE')).toMatchObject(placed)
  await prefer({ paymentMethodsWithoutAuthorization: ['CREDIT_CARD'] })
  expect((await order('INVOICE')).type).toMatch(/basket-not-complete$/)
  await prefer({ paymentMethodsWithoutAuthorization: ['INVOICE'] })
  expect(await order('INVOICE')).toMatchObject(placed)
  // the site's list decides: a card that is not on it needs an authorization
  expect(await order()).toMatchObject({ status: 'created' })
})
