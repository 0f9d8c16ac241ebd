import { z } from 'zod'
import { Problem } from '../../http/problem'
import {
  testDocument,
  testFacts,
  testItem,
  testProduct,
} from '../../testing/basket-facts-for-tests'
import type { BasketItem } from '../model/basket-document.schemas'
import type { BasketFacts } from '../model/basket-facts'
import { checkChangedItems } from './availability.rules'
import { listQuantityExceptions } from './quantity-exceptions.rules'
import { readCustomMix } from '../../custom-mix.schemas'

const box = (custom: Record<string, unknown> = {}) => ({ isCustomMix: true, ...custom })

const facts = testFacts([
  testProduct('box', box({ maxPiecesUnits: 20, customMixFlavorLimit: 2 })),
  testProduct('solo', box({ maxPiecesUnits: 20, customMixFlavorLimit: 1 })),
  testProduct('two', box({ customMixFlavorLimit: 2 })),
  testProduct('lollypops', box({ customMixFlavorLimit: 2 }), {
    categoryIds: ['root', 'lollypops'],
    primaryCategoryId: 'lollypops',
  }),
  testProduct('shelved with lollypops', box({ customMixFlavorLimit: 2 }), {
    categoryIds: ['lollypops'],
    primaryCategoryId: 'custom-mix',
  }),
  testProduct('odd', box({ maxPiecesUnits: 12 })),
  testProduct('singles', box({ maxPiecesUnits: '4', customMixUnitIncrement: '1' })),
  testProduct('percent', box({ customMixUnitType: 'percent', customMixFlavorLimit: 2 })),
  testProduct('plain', box()),
  testProduct('chocolates', box({ customMixCode: 'chocolates', customMixFlavorLimit: 1 })),
  testProduct('truffle', { isCustomMixPiece: true, customMixCode: 'chocolates' }),
  testProduct('pop', { isCustomMixPiece: true, customMixCode: 'lollypops' }, { name: 'Root Beer' }),
  testProduct('gift', {}),
  ...['nut', 'fig', 'mint', 'rose'].map((id) =>
    testProduct(id, { isCustomMixPiece: true }, { unitPriceMinor: () => undefined }),
  ),
  testProduct('offline', {}, { isSellable: false }),
])

const mix = (pieces: Record<string, number>) =>
  JSON.stringify({
    unitType: 'piece',
    box: Object.entries(pieces).map(([pid, qty]) => ({ pid, qty, categoryId: 'pieces' })),
  })

function reasonFor(
  productId: string,
  c_customMix?: unknown,
  quantity = 1,
  changes: Partial<BasketFacts> = {},
): unknown {
  const custom: BasketItem['custom'] =
    c_customMix === undefined ? {} : { c_customMix: z.json().parse(c_customMix) }
  const after = testDocument([testItem(productId, { quantity, custom })])
  try {
    checkChangedItems(testDocument([]), after, { ...facts, ...changes })
    return undefined
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 400) throw error
    return error.extras['c_reason'] ?? error.type.split('/').pop()
  }
}

test.each([
  ['full', 'box', mix({ nut: 10, fig: 10 }), undefined],
  ['full with one flavor', 'solo', mix({ nut: 20 }), undefined],
  ['as an object instead of text', 'solo', JSON.parse(mix({ nut: 20 })), undefined],
  ['as pieces without a box', 'solo', [{ pid: 'nut', qty: 20 }], undefined],
  ['one piece and its unit', 'solo', { pid: 'nut', qty: '20', unitType: 'piece' }, undefined],
  [
    'the same flavor twice',
    'solo',
    [
      { pid: 'nut', qty: 5 },
      { pid: 'nut', qty: 15 },
    ],
    undefined,
  ],
  ['nothing', 'box', undefined, 'missing'],
  ['nonsense', 'box', '{"box":', 'missing'],
  ['an empty box', 'box', mix({}), 'missing'],
  ['a negative quantity', 'box', mix({ nut: -5, fig: 25 }), 'missing'],
  ['not full', 'solo', mix({ nut: 15 }), 'total'],
  ['too full', 'solo', mix({ nut: 25 }), 'total'],
  ['too many flavors', 'box', mix({ nut: 10, fig: 5, mint: 5 }), 'flavors'],
  ['too few flavors', 'box', mix({ nut: 20 }), 'flavors'],
  ['between two steps', 'box', mix({ nut: 13, fig: 7 }), 'increment'],
  ['half pieces', 'singles', mix({ nut: 0.5, fig: 1, mint: 1, rose: 1.5 }), 'increment'],
  ['an unknown piece', 'solo', mix({ nothing: 20 }), 'piece'],
  ['an offline piece', 'solo', mix({ offline: 20 }), 'piece'],
  ['a box in a box', 'solo', mix({ plain: 20 }), 'piece'],
  ['a piece that is sold separately', 'solo', mix({ gift: 20 }), 'piece'],
  ['pieces of the right kind', 'chocolates', mix({ truffle: 100 }), undefined],
  ['a piece of another kind', 'chocolates', mix({ pop: 100 }), 'piece'],
  ['100 by default', 'two', mix({ nut: 50, fig: 50 }), undefined],
  ['100 by default, less', 'two', mix({ nut: 50, fig: 45 }), 'total'],
  ['30 lollypops', 'lollypops', mix({ nut: 15, fig: 15 }), undefined],
  ['100 lollypops', 'lollypops', mix({ nut: 50, fig: 50 }), 'total'],
  [
    'in another category besides lollypops',
    'shelved with lollypops',
    mix({ nut: 50, fig: 50 }),
    undefined,
  ],
  ['a maximum between steps', 'odd', mix({ nut: 5, fig: 7 }), undefined],
  ['two odd pieces', 'odd', mix({ nut: 6, fig: 6 }), 'increment'],
  ['percent as points', 'percent', mix({ nut: 25, fig: 75 }), undefined],
  ['percent as shares', 'percent', mix({ nut: 0.55, fig: 0.45 }), undefined],
  ['shares below 100 percent', 'percent', mix({ nut: 0.5, fig: 0.45 }), 'total'],
  ['shares between steps', 'percent', mix({ nut: 0.52, fig: 0.48 }), 'increment'],
])('checks the mix of a box: %s', (_name, productId, given, expected) => {
  expect(reasonFor(productId, given)).toBe(expected)
})

test.each([
  ['the number of flavors set by the site', 'plain', { customMixFlavorLimit: 2 }, undefined],
  ['the number of flavors set as text', 'plain', { customMixFlavorLimit: '3' }, 'flavors'],
  ['ten flavors by default', 'plain', {}, 'flavors'],
  ['the number of flavors set by its product first', 'two', { customMixFlavorLimit: 3 }, undefined],
])('a box requires %s [CON-006]', (_name, productId, preferences, expected) => {
  expect(reasonFor(productId, mix({ nut: 50, fig: 50 }), 1, { preferences })).toBe(expected)
})

it('an unsuitable piece of a box is named in the error', () => {
  const custom = { c_customMix: mix({ pop: 100 }) }
  const after = testDocument([testItem('chocolates', { custom })])
  expect(() => checkChangedItems(testDocument([]), after, facts)).toThrow(/'Root Beer'/)
})

it('the pieces of every copy of a box are checked against the stock', () => {
  expect(reasonFor('solo', mix({ nut: 20 }), 5)).toBeUndefined()
  expect(reasonFor('solo', mix({ nut: 20 }), 6)).toBe('piece')
  const items = [testItem('solo', { quantity: 6, custom: { c_customMix: mix({ nut: 20 }) } })]
  const exceptions = listQuantityExceptions(testDocument(items), facts)
  expect(exceptions).toMatchObject([
    { productId: 'solo', requested: 6, available: 5, reason: 'piece', pieceName: 'nut' },
  ])
})

it('a custom mix is ignored for a product that is not a box', () => {
  const nut = testProduct('nut', {})
  const document = testDocument([testItem('nut', { custom: { c_customMix: 'anything' } })])
  expect(() => checkChangedItems(testDocument([]), document, testFacts([nut]))).not.toThrow()
})

it.each([[null], [7], ['x'], [{}], [{ box: 'x' }]])('the mix %j is unreadable', (value) => {
  expect(readCustomMix(value)).toBeUndefined()
})
