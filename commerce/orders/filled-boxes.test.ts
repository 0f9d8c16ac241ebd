import { useEngine } from '../testing/engine'
import { seedConfectioner } from '../testing/seed-confectioner'
import { TestCheckout, useGuest } from '../testing/test-checkout'
import { atsOf } from '../testing/shop-state'

const mixOf = (pieces: Record<string, number>) =>
  JSON.stringify({ box: Object.entries(pieces).map(([pid, qty]) => ({ pid, qty })) })
const box = (quantity: number, pieces: Record<string, number>, productId = 'mix-box') => ({
  productId,
  quantity,
  c_customMix: mixOf(pieces),
})

let now = new Date('2026-11-20T12:00:00Z')
const engine = useEngine({ seed: seedConfectioner, now: () => now })
const guest = useGuest(engine)
beforeEach(() => setStock({ 'mix-box': 50, 'solo-box': 50, nut: 200, fig: 200 }))

async function setStock(stock: Record<string, number>): Promise<void> {
  for (const [id, ats] of Object.entries(stock)) {
    await engine.db.updateTable('inventory').set({ ats }).where('product_id', '=', id).execute()
  }
}

const stockOf = (productId: string) => atsOf(engine.db, productId)

async function fill(shopper: TestCheckout, items: ReturnType<typeof box>[]) {
  const basketId = await shopper.fillBasket(items, 'PAY_BY_CHECK')
  return { basketId, order: () => shopper.order('POST', '', { basketId }) }
}

it('counts a piece across all boxes and copies, and names it in the error [BOX-013]', async () => {
  await setStock({ fig: 35 })
  const first = box(2, { nut: 10, fig: 10 })
  const { body } = await guest.basket('POST', '', { productItems: [first] })
  const other = box(1, { fig: 20 }, 'solo-box')
  expect(await guest.basket('POST', `/${body.basketId}/items`, [other])).toMatchObject({
    status: 400,
    body: {
      detail:
        "Only 35 of 'fig' are left, and the bag takes 40. Please choose fewer, or another piece for 'solo-box'.",
      c_reason: 'piece',
      c_productId: 'fig',
      c_pieceName: 'fig',
      c_boxName: 'solo-box',
    },
  })
  const path = `/${body.basketId}/items/${body.productItems?.[0]?.itemId}`
  const more = await guest.basket('PATCH', path, { quantity: 4 })
  expect(more).toMatchObject({ status: 400, body: { c_reason: 'piece', c_requested: 40 } })
})

it('names the piece with an invalid step or of another box', async () => {
  const between = await guest.basket('POST', '', { productItems: [box(1, { nut: 13, fig: 7 })] })
  expect(between.body).toMatchObject({
    detail: "'fig' goes into the box in steps of 5, not 7.",
    c_reason: 'increment',
    c_pieceName: 'fig',
  })
  const foreign = await guest.basket('POST', '', {
    productItems: [box(1, { nut: 10, leaflet: 10 })],
  })
  expect(foreign.body).toMatchObject({ c_reason: 'piece', c_pieceName: 'leaflet' })
})

it('refuses an order with a sold-out piece, and names it', async () => {
  const { basketId, order } = await fill(guest, [box(2, { nut: 10, fig: 10 })])
  await setStock({ fig: 0 })
  const read = await guest.basket('GET', `/${basketId}`)
  const message = "'fig' is sold out. Please choose another piece for 'mix-box'."
  expect(read.body).toMatchObject({
    c_quantityExceptions: [{ productId: 'mix-box', available: 0, reason: 'piece', message }],
    c_flashes: [{ details: { reason: 'piece', pieceName: 'fig' } }],
  })
  expect(await order()).toMatchObject({
    status: 400,
    body: { detail: message, c_reason: 'piece', c_pieceName: 'fig' },
  })
})

it.each([
  ['a piece is no longer sold', 'nut', { online: false }, 'piece'],
  [
    'the box requires other flavors now',
    'mix-box',
    { custom: JSON.stringify({ isCustomMix: true, maxPiecesUnits: 20, customMixFlavorLimit: 3 }) },
    'mix',
  ],
])('refuses an order when %s, and keeps the line', async (_name, id, changes, reason) => {
  const { basketId, order } = await fill(guest, [box(1, { nut: 10, fig: 10 })])
  const products = engine.db.selectFrom('product').select(['online', 'custom'])
  const before = await products.where('id', '=', id).executeTakeFirstOrThrow()
  const change = async (values: object) => {
    await engine.db.updateTable('product').set(values).where('id', '=', id).execute()
    now = new Date(now.getTime() + 60_000)
  }
  await change(changes)
  const refused = await order()
  const read = await guest.basket('GET', `/${basketId}`)
  await change({ online: before.online, custom: JSON.stringify(before.custom) })
  expect(refused).toMatchObject({ status: 400, body: { c_reason: reason } })
  expect(read.body.productItems).toHaveLength(1)
  expect((await order()).status).toBe(200)
})

it('returns the pieces of refunded boxes to stock, and those of a canceled order once', async () => {
  const { order } = await fill(guest, [
    box(3, { nut: 15, fig: 5 }),
    box(1, { fig: 20 }, 'solo-box'),
  ])
  const { orderNo, productItems } = (await order()).body
  const stock = async () => [await stockOf('mix-box'), await stockOf('nut'), await stockOf('fig')]
  expect(await stock()).toEqual([47, 155, 165])
  const ask = (path: string, payload: object) =>
    engine.app.inject({
      method: 'POST',
      url: `/back-office/api/orders/${orderNo}/${path}`,
      payload,
    })
  expect((await ask('payment', {})).statusCode).toBe(200)
  const items = [{ itemId: productItems?.[0]?.itemId, quantity: 2 }]
  const refund = { items, reason: 'Melted', restock: true, byHand: true, expectedRefunded: 0 }
  const refunds = await Promise.all([ask('refunds', refund), ask('refunds', refund)])
  expect(refunds.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(await stock()).toEqual([49, 185, 175])
  const cancellations = await Promise.all([ask('cancellation', {}), ask('cancellation', {})])
  expect(cancellations.map(({ statusCode }) => statusCode)).toContain(200)
  expect(await stock()).toEqual([50, 200, 200])
})

it('never oversells a piece of several boxes in simultaneous orders', async () => {
  const bags = await Promise.all(
    Array.from({ length: 6 }, async (_, index) => {
      const shopper = await TestCheckout.asGuest(engine.app)
      // in every second bag, the lines are reversed: locking line by line would lock the two
      // products in opposite orders, and end in a deadlock
      const items = [box(1, { nut: 10, fig: 10 }), box(1, { fig: 20 }, 'solo-box')]
      return fill(shopper, index % 2 === 0 ? items : items.reverse())
    }),
  )
  // each bag needs thirty: enough for two of the six bags
  await setStock({ fig: 75 })
  const answers = await Promise.all(bags.map(({ order }) => order()))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 400, 400, 400, 400])
  const refused = answers.filter(({ status }) => status === 400)
  for (const { body } of refused) expect(body).toMatchObject({ c_pieceName: 'fig' })
  expect(await stockOf('fig')).toBe(15)
})
