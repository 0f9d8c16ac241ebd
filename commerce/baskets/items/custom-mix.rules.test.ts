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
import { checkChangedItems, listQuantityExceptions } from './availability.rules'
import { readCustomMix } from './custom-mix.schemas'

const box = (custom: Record<string, unknown> = {}) => ({ isCustomMix: true, ...custom })

const facts = testFacts([
  testProduct('box', box({ maxPiecesUnits: 20, customMixFlavorLimit: 3 })),
  testProduct('plain', box()),
  testProduct('lollypops', box(), { categoryIds: ['root', 'lollypops'] }),
  testProduct('odd', box({ maxPiecesUnits: 12 })),
  testProduct('singles', box({ maxPiecesUnits: '4', customMixUnitIncrement: '1' })),
  testProduct('percent', box({ customMixUnitType: 'percent' })),
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
  ['full of one flavor', 'box', mix({ nut: 20 }), undefined],
  ['as JSON itself', 'box', JSON.parse(mix({ nut: 20 })), undefined],
  ['without a box around', 'box', [{ pid: 'nut', qty: 20 }], undefined],
  ['one piece and its unit', 'box', { pid: 'nut', qty: '20', unitType: 'piece' }, undefined],
  [
    'the same flavor twice',
    'singles',
    [
      { pid: 'nut', qty: 1 },
      { pid: 'nut', qty: 3 },
    ],
    undefined,
  ],
  ['nothing', 'box', undefined, 'missing'],
  ['nonsense', 'box', '{"box":', 'missing'],
  ['an empty box', 'box', mix({}), 'missing'],
  ['a negative quantity', 'box', mix({ nut: -5, fig: 25 }), 'missing'],
  ['not full', 'box', mix({ nut: 15 }), 'total'],
  ['too full', 'box', mix({ nut: 25 }), 'total'],
  ['too many flavors', 'box', mix({ nut: 5, fig: 5, mint: 5, rose: 5 }), 'flavors'],
  ['between two steps', 'box', mix({ nut: 13, fig: 7 }), 'increment'],
  ['half pieces', 'singles', mix({ nut: 1.5, fig: 2.5 }), 'increment'],
  ['an unknown piece', 'box', mix({ nothing: 20 }), 'piece'],
  ['an offline piece', 'box', mix({ offline: 20 }), 'piece'],
  ['a box in a box', 'box', mix({ plain: 20 }), 'piece'],
  ['100 by default', 'plain', mix({ nut: 50, fig: 50 }), undefined],
  ['100 by default, less', 'plain', mix({ nut: 95 }), 'total'],
  ['30 lollypops', 'lollypops', mix({ nut: 15, fig: 15 }), undefined],
  ['100 lollypops', 'lollypops', mix({ nut: 100 }), 'total'],
  ['a maximum between steps', 'odd', mix({ nut: 5, fig: 7 }), undefined],
  ['two odd pieces', 'odd', mix({ nut: 6, fig: 6 }), 'increment'],
  ['percent as points', 'percent', mix({ nut: 25, fig: 75 }), undefined],
  ['percent as shares', 'percent', mix({ nut: 0.55, fig: 0.45 }), undefined],
  ['shares that lack some', 'percent', mix({ nut: 0.5, fig: 0.45 }), 'total'],
  ['shares between steps', 'percent', mix({ nut: 0.52, fig: 0.48 }), 'increment'],
])('a box %s', (_name, productId, given, expected) => {
  expect(reasonFor(productId, given)).toBe(expected)
})

test.each([
  ['as many flavors as the site says', 'plain', { customMixFlavorLimit: 1 }, 'flavors'],
  ['more where it says more', 'plain', { customMixFlavorLimit: '2' }, undefined],
  ['ten where it says nothing', 'plain', {}, undefined],
  ['what its product says before all', 'box', { customMixFlavorLimit: 1 }, undefined],
])('a box takes %s [CON-006]', (_name, productId, preferences, expected) => {
  const half = productId === 'box' ? 10 : 50
  const given = mix({ nut: half, fig: half })
  expect(reasonFor(productId, given, 1, { preferences })).toBe(expected)
})

it('takes its pieces from stock too, for every copy', () => {
  expect(reasonFor('box', mix({ nut: 20 }), 5)).toBeUndefined()
  expect(reasonFor('box', mix({ nut: 20 }), 6)).toBe('product-item-not-available')
  const items = [testItem('box', { quantity: 6, custom: { c_customMix: mix({ nut: 20 }) } })]
  const exceptions = listQuantityExceptions(testDocument(items), facts)
  expect(exceptions).toMatchObject([{ productId: 'box', requested: 6, available: 5 }])
})

it('leaves what is no box alone', () => {
  const nut = testProduct('nut', {})
  const document = testDocument([testItem('nut', { custom: { c_customMix: 'anything' } })])
  expect(() => checkChangedItems(testDocument([]), document, testFacts([nut]))).not.toThrow()
})

it.each([[null], [7], ['x'], [{}], [{ box: 'x' }]])('reads no mix from %j', (value) => {
  expect(readCustomMix(value)).toBeUndefined()
})
