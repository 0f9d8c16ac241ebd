import type { ProductView } from '@/commerce-client/product.mapper'
import { boxBuilderPath, builderOf } from './box-builder-path'
import { truffles } from './testing/truffles'

const sizes = ['9', '16'].map((id) => ({ id, name: `${id} Pieces`, orderable: true }))
const box: ProductView = {
  ...truffles,
  id: 'box',
  masterId: undefined,
  values: {},
  primaryCategoryId: 'custom-mix',
  facts: { ...truffles.facts, flags: ['isCustomMix'] },
  variations: [{ id: 'size', name: 'Size', values: sizes }],
}
const variant: ProductView = { ...box, id: 'box-16', masterId: 'box', values: { size: '16' } }
const piece: ProductView = {
  ...box,
  id: 'cherry',
  customMixCode: 'lollypops',
  facts: { ...truffles.facts, flags: ['isCustomMixPiece'] },
}

test.each([
  ['a box', box, '', '/build-a-box/start?box=box'],
  ['a size of it', variant, '', '/build-a-box/start?box=box&size=16'],
  ['a box at an address with a size', box, 'size=16', '/build-a-box/start?box=box&size=16'],
  ['a size at an address with another', variant, 'size=9', '/build-a-box/start?box=box&size=9'],
  ['an address with an unknown size', box, 'size=99', '/build-a-box/start?box=box'],
  ['a lollypop', piece, 'size=9', '/lollipops/build-a-box/start?piece=cherry'],
])(
  '%s links to the builder with that choice [PDP-009, PDP-010, PDP-011]',
  (_name, product, query, path) => {
    expect(boxBuilderPath(product, new URLSearchParams(query))).toBe(path)
  },
)

test('an ordinary product has no box builder', () => {
  expect(builderOf(truffles)).toBeUndefined()
  expect(builderOf(piece)).toBe('lollypop')
})
