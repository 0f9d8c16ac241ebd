import { planBuyAgain, type SoldProduct } from './buy-again'

const sold = (more: Partial<SoldProduct> = {}): SoldProduct => ({
  price: 10,
  ats: 20,
  isGiftCard: false,
  ...more,
})
const line = (productId: string, more: object = {}) => ({
  itemId: productId,
  productId,
  quantity: 2,
  basePrice: 10,
  c_reorderable: true,
  ...more,
})

test('what is still sold at its price goes into the bag as it was [ORD-016]', () => {
  const truffles = line('truffles')
  expect(planBuyAgain([truffles], { truffles: sold() })).toEqual({
    lines: [{ line: truffles, quantity: 2, isReduced: false }],
    left: [],
  })
})

test('another price is named, and fewer pieces where there are not enough', () => {
  const products = {
    dear: sold({ price: 12 }),
    rare: sold({ ats: 1 }),
    few: sold({ quantityLimit: 1 }),
  }
  const { lines } = planBuyAgain([line('dear'), line('rare'), line('few')], products)
  expect(lines).toMatchObject([
    { quantity: 2, isReduced: false, priceNow: 12 },
    { quantity: 1, isReduced: true },
    { quantity: 1, isReduced: true },
  ])
})

test.each([
  ['not-sold', 'gone', {}, {}],
  ['not-sold', 'offline', { c_reorderable: false }, { offline: sold() }],
  ['out-of-stock', 'empty', {}, { empty: sold({ ats: 0 }) }],
  ['gift-card', 'card', { c_reorderable: false }, { card: sold({ isGiftCard: true }) }],
])('%s: %s stays out', (obstacle, productId, more, products) => {
  const plan = planBuyAgain([line(productId, more)], products)
  expect(plan).toMatchObject({ lines: [], left: [{ obstacle }] })
})

test('several recipients share what there is of a product', () => {
  const lines = [line('rare'), line('rare', { shipmentId: 'Shipment1' }), line('rare')]
  const plan = planBuyAgain(lines, { rare: sold({ ats: 3 }) })
  expect(plan.lines.map(({ quantity }) => quantity)).toEqual([2, 1])
  expect(plan.left).toMatchObject([{ obstacle: 'out-of-stock' }])
})

test('gifts of a promotion are left out, and a shop counts its own stock', () => {
  const lines = [
    line('gift', { bonusProductLineItem: true }),
    line('brittle', { c_fromStoreId: '101' }),
  ]
  const plan = planBuyAgain(lines, { gift: sold(), brittle: sold({ ats: 0 }) })
  expect(plan).toMatchObject({ lines: [{ line: { productId: 'brittle' } }], left: [] })
})

describe('a box that its shopper filled', () => {
  const c_customMix = [
    { pid: 'nut', qty: 5 },
    { pid: 'fig', qty: 4 },
  ]
  const box = (more: object = {}) => line('box', { c_customMix, ...more })
  const filled = { box: sold({ builder: 'box' }), nut: sold(), fig: sold() }

  test('goes into the bag as it was filled, at the price of today', () => {
    const products = { ...filled, box: sold({ builder: 'box', price: 12 }) }
    expect(planBuyAgain([box()], products).lines).toMatchObject([
      { line: { c_customMix }, quantity: 2, priceNow: 12 },
    ])
  })

  test('stays out where a piece is not sold any more or sold out, with what is left of it', () => {
    const { nut: _gone, ...rest } = filled
    const { left } = planBuyAgain([box()], { ...rest, fig: sold({ ats: 3 }) })
    expect(left).toMatchObject([
      {
        obstacle: 'pieces',
        box: { builder: 'box', today: { pieces: [], notSold: ['nut'], soldOut: ['fig'] } },
      },
    ])
    const [one] = planBuyAgain([box()], { ...filled, fig: sold({ ats: 3 }) }).left
    expect(one?.box?.today.pieces).toEqual([{ id: 'nut', qty: 5 }])
  })

  test('comes fewer times where the pieces do not fill all of them, counting other boxes', () => {
    const products = { ...filled, nut: sold({ ats: 14 }) }
    const { lines, left } = planBuyAgain([box({ quantity: 1 }), box(), box()], products)
    expect(lines.map(({ quantity, isReduced }) => [quantity, isReduced])).toEqual([
      [1, false],
      [1, true],
    ])
    expect(left).toMatchObject([{ box: { today: { soldOut: ['nut'] } } }])
  })

  test('is out of stock itself where there are no boxes', () => {
    const products = { ...filled, box: sold({ builder: 'box', ats: 0 }) }
    expect(planBuyAgain([box()], products).left).toMatchObject([{ obstacle: 'out-of-stock' }])
    const pickedUp = box({ c_fromStoreId: '101' })
    expect(planBuyAgain([pickedUp], { ...products, nut: sold({ ats: 0 }) }).left).toEqual([])
  })
})
