import { useEngine } from '../../testing/engine'
import { seedConfectioner } from '../../testing/seed-confectioner'
import { TestCheckout } from '../../testing/test-checkout'

const mixOf = (pieces: Record<string, number>) =>
  JSON.stringify({ box: Object.entries(pieces).map(([pid, qty]) => ({ pid, qty })) })
const HALF = mixOf({ nut: 10, fig: 10 })
const box = (c_boxPlaces?: unknown, c_customMix: string | undefined = HALF) => ({
  productId: 'mix-box',
  quantity: 1,
  c_customMix,
  ...(c_boxPlaces !== undefined && { c_boxPlaces }),
})

let now = new Date('2026-11-20T12:00:00Z')
let guest: TestCheckout
const engine = useEngine({ seed: seedConfectioner, now: () => now })
beforeEach(async () => {
  guest = await TestCheckout.asGuest(engine.app)
  await engine.db.updateTable('inventory').set({ ats: 500 }).execute()
})

const fill = async (...productItems: object[]) => {
  const { body } = await guest.basket('POST', '', { productItems })
  return body
}
async function oneLine(item: object) {
  const { basketId, productItems = [] } = await fill(item)
  const path = `/${basketId}/items/${productItems[0]?.itemId}`
  const change = async (changes: object) => {
    const { status, body } = await guest.basket('PATCH', path, changes)
    return { status, body, places: body.productItems?.[0]?.c_boxPlaces }
  }
  return { basketId, change }
}

it('keeps the places of the pieces with the line and the order, in one spelling [CART-009]', async () => {
  const basketId = await guest.fillBasket([box('fig-1.fig-1.nut-10.fig-8')], 'PAY_BY_CHECK')
  const read = await guest.basket('GET', `/${basketId}`)
  expect(read.body.productItems).toMatchObject([{ c_boxPlaces: 'fig-2.nut-10.fig-8' }])
  const { body: order } = await guest.order('POST', '', { basketId })
  expect(order).toMatchObject({
    productItems: [{ c_customMix: HALF, c_boxPlaces: 'fig-2.nut-10.fig-8' }],
  })
})

it('separates boxes whose pieces lie in other places, and takes a box without any', async () => {
  const basket = await fill(
    box('nut-10.fig-10'),
    box(),
    box('fig-10.nut-10'),
    box('nut-5.nut-5.fig-10'),
  )
  expect(basket.productItems?.map(({ quantity, c_boxPlaces }) => [quantity, c_boxPlaces])).toEqual([
    [2, 'nut-10.fig-10'],
    [1, undefined],
    [1, 'fig-10.nut-10'],
  ])
})

it.each([
  ['one place too few', 'nut-10.fig-9', "'fig' in 9 places; this mix takes 10"],
  ['one place too many', 'nut-11.fig-10', "'nut' in 11 places; this mix takes 10"],
  ['another number of each', 'nut-9.fig-11', "'nut' in 9 places; this mix takes 10"],
  ['a piece that is not in the mix', 'leaflet-1.nut-10.fig-9', "'leaflet' in 1 places"],
  ['a piece left out', 'nut-20', 'this mix takes 10'],
  ['a gap', 'nut-10.-1.fig-9', 'empty'],
  ['a gap at the end', 'nut-10.fig-10.-1', 'empty'],
  ['the places of two boxes', 'nut-10.fig-10.nut-10.fig-10', 'this mix takes 10'],
  ['no text of places', 'nut, fig', 'c_boxPlaces'],
  ['no quantity', 'nut-10.fig-', 'c_boxPlaces'],
  ['another type', ['nut', 'fig'], 'c_boxPlaces'],
  ['a number', 7, 'c_boxPlaces'],
  ['a text without an end', 'nut-1.'.repeat(3000), 'c_boxPlaces'],
  ['more places than a box has', 'nut-9999.fig-9999', 'c_boxPlaces'],
])('refuses places with %s, and says why', async (_name, places, detail) => {
  const added = await guest.basket('POST', '', { productItems: [box(places)] })
  expect(added).toMatchObject({ status: 400, body: { detail: expect.stringContaining(detail) } })
  const { change } = await oneLine(box('nut-10.fig-10'))
  const changed = await change({ c_boxPlaces: places })
  expect(changed).toMatchObject({ status: 400, body: { detail: expect.stringContaining(detail) } })
})

it('refuses places of a line that is no box', async () => {
  const item = { productId: 'leaflet', quantity: 1, c_boxPlaces: 'nut-1' }
  expect(await guest.basket('POST', '', { productItems: [item] })).toMatchObject({
    status: 400,
    body: { c_reason: 'places', detail: expect.stringContaining('c_customMix') },
  })
})

describe('a client that does not know places', () => {
  it('may change the quantity and send the mix along', async () => {
    const { change } = await oneLine(box('fig-10.nut-10'))
    expect(await change({ quantity: 3, c_customMix: HALF })).toMatchObject({
      status: 200,
      places: 'fig-10.nut-10',
    })
  })

  it('may list the same pieces in another order', async () => {
    const { change } = await oneLine(box('fig-10.nut-10'))
    expect(await change({ c_customMix: mixOf({ fig: 10, nut: 10 }) })).toMatchObject({
      places: 'fig-10.nut-10',
    })
  })

  it('may change the mix: what is still inside keeps its place', async () => {
    const { change } = await oneLine(box('fig-10.nut-10'))
    expect(await change({ c_customMix: mixOf({ nut: 15, fig: 5 }) })).toMatchObject({
      status: 200,
      places: 'fig-5.nut-15',
    })
    expect(await change({ productId: 'solo-box', c_customMix: mixOf({ nut: 20 }) })).toMatchObject({
      status: 200,
      places: 'nut-20',
    })
  })

  it('may turn the line into another product', async () => {
    const { change } = await oneLine(box('fig-10.nut-10'))
    const { status, places } = await change({ productId: 'web-only', c_customMix: null })
    expect({ status, places }).toEqual({ status: 200, places: undefined })
  })
})

it('changes or removes the places of a line', async () => {
  const { change } = await oneLine(box('fig-10.nut-10'))
  expect(await change({ c_boxPlaces: 'nut-5.fig-10.nut-5' })).toMatchObject({
    places: 'nut-5.fig-10.nut-5',
  })
  expect((await change({ c_boxPlaces: '' })).places).toBeUndefined()
})

it('a percent box and a very large one have a place for each step [BOX-012]', async () => {
  const set = async (custom: object) => {
    const all = JSON.stringify({ isCustomMix: true, customMixFlavorLimit: 2, ...custom })
    const change = engine.db.updateTable('product').set({ custom: all })
    await change.where('id', '=', 'mix-box').execute()
    // the catalog is read again after a while
    now = new Date(now.getTime() + 60_000)
  }
  await set({ customMixUnitType: 'percent' })
  const shares = mixOf({ nut: 0.55, fig: 0.45 })
  const places = 'nut-5.fig-9.nut-6'
  expect((await fill(box(places, shares))).productItems).toMatchObject([{ c_boxPlaces: places }])
  const wrong = await guest.basket('POST', '', { productItems: [box('nut-55.fig-45', shares)] })
  expect(wrong).toMatchObject({ status: 400, body: { c_reason: 'places' } })
  await set({ maxPiecesUnits: 100 })
  guest = await TestCheckout.asGuest(engine.app)
  const many = mixOf({ nut: 55, fig: 45 })
  expect((await fill(box(places, many))).productItems).toMatchObject([{ c_boxPlaces: places }])
  await set({ maxPiecesUnits: 20 })
})
