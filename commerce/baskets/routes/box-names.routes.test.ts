import { useEngine } from '../../testing/engine'
import { seedConfectioner } from '../../testing/seed-confectioner'
import { ILLINOIS, useGuest } from '../../testing/test-checkout'

const mixOf = (nut: number, fig: number) =>
  JSON.stringify({
    unitType: 'piece',
    box: [
      { pid: 'nut', qty: nut, categoryId: 'boxes' },
      { pid: 'fig', qty: fig, categoryId: 'boxes' },
    ],
  })
const box = (c_boxName?: unknown, c_customMix = mixOf(10, 10)) => ({
  productId: 'mix-box',
  quantity: 1,
  c_customMix,
  ...(c_boxName !== undefined && { c_boxName }),
})

const engine = useEngine(seedConfectioner)
const guest = useGuest(engine)
beforeEach(() => engine.db.updateTable('inventory').set({ ats: 100 }).execute())

const fill = async (...productItems: object[]) => {
  const { body } = await guest.basket('POST', '', { productItems })
  return body
}

it('separates boxes that differ in name or mix, and merges equal ones [CART-009]', async () => {
  const basket = await fill(
    box('For Mum'),
    box('For Dad'),
    box(),
    box('For Mum', mixOf(5, 15)),
    box('For Mum'),
  )
  expect(
    basket.productItems?.map(({ quantity, c_boxName, c_customMix }) => [
      quantity,
      c_boxName,
      String(c_customMix).match(/"qty":\d+/)?.[0],
    ]),
  ).toEqual([
    [2, 'For Mum', '"qty":10'],
    [1, 'For Dad', '"qty":10'],
    [1, undefined, '"qty":10'],
    [1, 'For Mum', '"qty":5'],
  ])
})

it.each([['x'.repeat(41)], ['two\nlines'], [' '], [7], [{ name: 'x' }]])(
  'refuses %j as a box name and explains the rule',
  async (name) => {
    const { status, body } = await guest.basket('POST', '', { productItems: [box(name)] })
    expect(status).toBe(400)
    expect(String(body.detail)).toMatch(/c_boxName/)
    const basket = await fill(box('For Mum'))
    const path = `/${basket.basketId}/items/${basket.productItems?.[0]?.itemId}`
    const change = await guest.basket('PATCH', path, { c_boxName: name })
    expect(change).toMatchObject({ status: 400 })
  },
)

it("changes or removes the name of a line's box", async () => {
  const { basketId, productItems = [] } = await fill(box('For Mum'))
  const path = `/${basketId}/items/${productItems[0]?.itemId}`
  const named = await guest.basket('PATCH', path, { c_boxName: 'For Ada' })
  expect(named.body.productItems).toMatchObject([{ c_boxName: 'For Ada' }])
  const { body } = await guest.basket('PATCH', path, { c_boxName: '' })
  expect(body.productItems?.[0]).not.toHaveProperty('c_boxName')
})

it("returns the catalog's names of the pieces, and stores both names with the order", async () => {
  const item = { ...box('For Mum'), c_pieceNames: { nut: 'Gold' } }
  const { body: basket } = await guest.basket('POST', '', {
    productItems: [item],
    customerInfo: { email: 'ada@example.com' },
    shipments: [
      { shipmentId: 'me', shippingAddress: ILLINOIS, shippingMethod: { id: 'GroundDisc' } },
    ],
    billingAddress: ILLINOIS,
  })
  const c_pieceNames = { nut: 'nut', fig: 'fig' }
  expect(basket.productItems).toMatchObject([{ c_pieceNames }])
  const path = `/${basket.basketId}/payment-instruments`
  await guest.basket('POST', path, { paymentMethodId: 'PAY_BY_CHECK' })
  const { body: order } = await guest.order('POST', '', { basketId: basket.basketId })
  expect(order).toMatchObject({ productItems: [{ c_boxName: 'For Mum', c_pieceNames }] })
})

it("sells a box from the past at today's price, and names a piece that is no longer sold", async () => {
  const past = box('For Mum')
  await engine.db
    .updateTable('price')
    .set({ amount_minor: 2700 })
    .where('product_id', '=', 'mix-box')
    .execute()
  expect(await fill(past)).toMatchObject({
    productItems: [{ price: 27, c_boxName: 'For Mum', c_customMix: past.c_customMix }],
  })
  await engine.db.updateTable('product').set({ online: false }).where('id', '=', 'nut').execute()
  const refused = await guest.basket('POST', '', { productItems: [past] })
  expect(refused).toMatchObject({
    status: 400,
    body: { c_reason: 'piece', detail: expect.stringContaining('nut') },
  })
})
