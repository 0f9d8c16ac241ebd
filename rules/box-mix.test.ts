import {
  fitPieces,
  fromBagQuantities,
  isStockEnough,
  mixFault,
  redistribute,
  shareFilled,
  stepPiece,
  toBagQuantities,
  togglePiece,
  totalOf,
  type MixPiece,
} from './box-mix'
import { isLollypopCategory, toBoxRules } from './box-rules'
import { fillUp, surprise } from './fill-box'

const chocolates = { isLollypops: false, flavorLimit: 10 }
const hundred = toBoxRules({ customMixFlavorLimit: 3 }, chocolates)
const nine = toBoxRules(
  { maxPiecesUnits: 9, customMixUnitIncrement: 1, customMixFlavorLimit: 4 },
  chocolates,
)
const percent = toBoxRules({ customMixUnitType: 'percent', customMixFlavorLimit: 2 }, chocolates)
const mix = (pieces: Record<string, number>): MixPiece[] =>
  Object.entries(pieces).map(([id, qty]) => ({ id, qty }))
const quantities = (pieces: readonly MixPiece[]) => pieces.map(({ qty }) => qty)

describe('the rules of a box', () => {
  test('come from its attributes, which may be texts [BOX-017]', () => {
    const attributes = {
      maxPiecesUnits: '24',
      customMixUnitIncrement: '2',
      customMixFlavorLimit: '8',
      customMixUnitType: 'percent',
    }
    expect(toBoxRules(attributes, chocolates)).toEqual({
      maximum: 24,
      increment: 2,
      flavors: 8,
      isPercent: true,
    })
  })

  test('are 100 by 5 of 10 flavors, and 30 lollypops [BOX-009, BOX-010, BOX-011, BOX-014]', () => {
    expect(toBoxRules({}, chocolates)).toEqual({
      maximum: 100,
      increment: 5,
      flavors: 10,
      isPercent: false,
    })
    expect(toBoxRules({}, { ...chocolates, isLollypops: true }).maximum).toBe(30)
    expect(isLollypopCategory('gift-lollypop-boxes')).toBe(true)
    expect(isLollypopCategory('lollipops')).toBe(false)
  })

  test('take the flavors of the site where the product says nothing', () => {
    expect(toBoxRules({}, { isLollypops: false, flavorLimit: 4 }).flavors).toBe(4)
    const both = { isLollypops: false, flavorLimit: 4 }
    expect(toBoxRules({ customMixFlavorLimit: 7 }, both).flavors).toBe(7)
  })

  test('ask for no more flavors than there are steps', () => {
    expect(toBoxRules({ maxPiecesUnits: 20 }, chocolates).flavors).toBe(4)
    expect(toBoxRules({ maxPiecesUnits: 3 }, chocolates).flavors).toBe(1)
  })
})

describe('choosing pieces', () => {
  test('shares the box out evenly, what is over to the first [BOX-006, BOX-030]', () => {
    const one = togglePiece(hundred, [], 'nut')
    const two = togglePiece(hundred, one, 'fig')
    const three = togglePiece(hundred, two, 'mint')
    expect([one, two, three].map(quantities)).toEqual([[100], [50, 50], [35, 35, 30]])
    expect(togglePiece(hundred, three, 'nut')).toEqual(mix({ fig: 50, mint: 50 }))
    expect(quantities(redistribute(nine, mix({ a: 1, b: 8 })))).toEqual([5, 4])
  })

  test('stops at the flavors that the box takes [BOX-008]', () => {
    const full = mix({ nut: 35, fig: 35, mint: 30 })
    expect(togglePiece(hundred, full, 'rose')).toEqual(full)
  })

  test('reaches a maximum between two steps with the first', () => {
    const twelve = toBoxRules({ maxPiecesUnits: 12 }, chocolates)
    const pieces = redistribute(twelve, mix({ nut: 0, fig: 0 }))
    expect(quantities(pieces)).toEqual([7, 5])
    expect(mixFault(twelve, pieces)).toBeUndefined()
  })

  test('taking the last one out leaves an empty box', () => {
    expect(togglePiece(hundred, mix({ nut: 100 }), 'nut')).toEqual([])
    expect(shareFilled(hundred, [])).toBe(0)
  })
})

describe('quantities', () => {
  test('go by steps, never below nothing nor above the box [BOX-009]', () => {
    const pieces = mix({ nut: 5, fig: 90 })
    const fuller = stepPiece(hundred, pieces, 'nut', 1)
    expect(quantities(fuller)).toEqual([10, 90])
    expect(stepPiece(hundred, fuller, 'nut', 1)).toEqual(fuller)
    expect(quantities(stepPiece(hundred, pieces, 'nut', -1))).toEqual([0, 90])
    expect(quantities(stepPiece(hundred, mix({ nut: 3 }), 'nut', -1))).toEqual([0])
  })

  test('95 is not enough, 100 is [BOX-007, BOX-010]', () => {
    const almost = mix({ nut: 35, fig: 35, mint: 25 })
    expect(mixFault(hundred, almost)).toBe('total')
    const full = stepPiece(hundred, almost, 'mint', 1)
    expect(shareFilled(hundred, full)).toBe(1)
    expect(mixFault(hundred, full)).toBeUndefined()
  })

  test.each([
    ['too few flavors', mix({ nut: 50, fig: 50 }), 'flavors'],
    ['a flavor of which there is nothing', mix({ nut: 50, fig: 50, mint: 0 }), 'flavors'],
    ['a quantity between steps', mix({ nut: 52, fig: 28, mint: 20 }), 'increment'],
  ])('%s is a fault [BOX-008]', (_name, pieces, fault) => {
    expect(mixFault(hundred, pieces)).toBe(fault)
  })

  test('of a percent box are shares in the bag, of another pieces [BOX-012]', () => {
    const pieces = mix({ nut: 55, fig: 45 })
    const shares = toBagQuantities(percent, pieces)
    expect(quantities(shares)).toEqual([0.55, 0.45])
    expect(fromBagQuantities(percent, shares)).toEqual(pieces)
    expect(fromBagQuantities(percent, pieces)).toEqual(pieces)
    expect(toBagQuantities(hundred, pieces)).toEqual(pieces)
    expect(fromBagQuantities(hundred, mix({ nut: 1 }))).toEqual(mix({ nut: 1 }))
  })
})

describe('pieces from outside', () => {
  test.each([
    ['stay as they are where they fit', mix({ nut: 50, fig: 5 }), mix({ nut: 50, fig: 5 })],
    [
      'are shared out where they are too many',
      mix({ nut: 500, fig: 5 }),
      mix({ nut: 50, fig: 50 }),
    ],
    ['are shared out between steps', mix({ nut: 52, fig: 7.5 }), mix({ nut: 50, fig: 50 })],
    ['are each there once', [...mix({ nut: 5 }), ...mix({ nut: 95 })], mix({ nut: 5 })],
    [
      'are no more flavors than it takes',
      mix({ a: 5, b: 5, c: 5, d: 5 }),
      mix({ a: 5, b: 5, c: 5 }),
    ],
  ])('%s', (_name, pieces, expected) => {
    expect(fitPieces(hundred, pieces)).toEqual(expected)
  })
})

test('broken numbers of a merchant are whole ones [BOX-017]', () => {
  const broken = { maxPiecesUnits: 24.5, customMixUnitIncrement: '2.5', customMixFlavorLimit: 3.9 }
  expect(toBoxRules(broken, chocolates)).toMatchObject({ maximum: 24, increment: 2, flavors: 3 })
  expect(toBoxRules({ maxPiecesUnits: 0.5 }, chocolates).maximum).toBe(100)
})

test.each([
  [4, { qty: 5, copies: 1 }, false],
  [5, { qty: 5, copies: 1 }, true],
  [9, { qty: 5, copies: 2 }, false],
  [14, { qty: 5, copies: 2, taken: 5 }, false],
  [15, { qty: 5, copies: 2, taken: 5 }, true],
])('a stock of %i for %j: %s [BOX-013]', (stock, need, expected) => {
  expect(isStockEnough(stock, need)).toBe(expected)
})

describe('filling by chance', () => {
  test('keeps what was chosen and adds other flavors up to the limit', () => {
    const pieces = surprise(hundred, mix({ nut: 100 }), ['nut', 'fig', 'mint', 'rose'], () => 0.99)
    expect(pieces.map(({ id }) => id)).toEqual(['nut', 'rose', 'mint'])
    expect(mixFault(hundred, pieces)).toBeUndefined()
  })

  test('takes what there is where there are too few pieces', () => {
    expect(surprise(hundred, [], ['nut'])).toEqual(mix({ nut: 100 }))
    expect(surprise(hundred, [], [])).toEqual([])
  })

  test('fills the rest with what there is enough of', () => {
    const isEnough = (id: string, qty: number) => id === 'fig' || qty <= 35
    const pieces = fillUp(hundred, mix({ nut: 30, fig: 0 }), { isEnough, random: () => 0 })
    expect(pieces).toEqual(mix({ nut: 35, fig: 65 }))
    expect(fillUp(hundred, mix({ nut: 35 }), { isEnough })).toEqual(mix({ nut: 35 }))
  })

  test('fills the rest, first with pieces that are missing', () => {
    const pieces = fillUp(hundred, mix({ nut: 80, fig: 0, mint: 0 }), { random: () => 0 })
    expect(totalOf(pieces)).toBe(100)
    expect(mixFault(hundred, pieces)).toBeUndefined()
  })
})
