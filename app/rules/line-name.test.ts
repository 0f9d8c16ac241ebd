import { withoutOptions } from './line-name'

const size = { name: 'Size', value: '12 Pieces' }
const wrap = { name: 'Gift Wrap', value: 'Ivory' }

test.each([
  ['Truffles, 12 Pieces', [size], 'Truffles'],
  ['Truffles, 12 Pieces, Ivory Wrap', [size, wrap], 'Truffles'],
  ['Truffles, 12 Pieces, Ivory', [wrap, size], 'Truffles'],
  ['Trufas, wrap ivory', [wrap], 'Trufas'],
  ['Truffles, 24 Pieces, Ivory Wrap', [wrap], 'Truffles, 24 Pieces'],
  ['Truffles, Ivory Tin', [wrap], 'Truffles, Ivory Tin'],
  ['Truffles, 112 Pieces', [size], 'Truffles, 112 Pieces'],
  ['Truffles', [size], 'Truffles'],
  ['Truffles, 12 Pieces', [], 'Truffles, 12 Pieces'],
  ['Truffles, ', [{ name: 'Size', value: '' }], 'Truffles, '],
  [', 12 Pieces', [size], ', 12 Pieces'],
])('%s with %j: %s', (name, options, shown) => {
  expect(withoutOptions(name, options)).toBe(shown)
})
