import {
  piecesOfMix,
  readBoxName,
  readCustomMix,
  readPieceNames,
  writeCustomMix,
} from './custom-mix'

const box = [
  { pid: 'nut', qty: 10, categoryId: 'boxes' },
  { pid: 'fig', qty: 5, categoryId: 'boxes' },
]

test('a mix is written with its unit and its box, and read again [CART-011]', () => {
  const text = writeCustomMix({ unitType: 'piece', box })
  expect(JSON.parse(text)).toEqual({ unitType: 'piece', box })
  expect(readCustomMix(text)).toEqual({ unitType: 'piece', box })
})

test.each([
  [{ unitType: 'piece', box }, 2],
  [JSON.stringify(box), 2],
  [{ pid: 'nut', qty: '20', unitType: 'piece' }, 1],
])('the reading %j is accepted [CART-011]', (stored, count) => {
  expect(readCustomMix(stored)?.box).toHaveLength(count)
})

test.each([undefined, '', '{', '[]', { box: [] }, { box: [{ pid: '', qty: 1 }] }, 7])(
  '%j is no mix',
  (stored) => expect(readCustomMix(stored)).toBeUndefined(),
)

test.each([
  ['percent', 0.55, 55],
  ['percent', 55, 55],
  ['pieces', 5, 5],
])('%s: %d of a piece is counted as %d [BOX-012]', (unitType, qty, counted) => {
  const mix = { unitType, box: [{ pid: 'nut', qty }] }
  expect(piecesOfMix(mix)).toEqual([{ id: 'nut', qty: counted }])
})

test('a name, and what pieces are called, are read as far as they can be', () => {
  expect(readBoxName({ c_boxName: 'For Mum' })).toBe('For Mum')
  for (const c_boxName of ['', 'a\nb', 7, undefined])
    expect(readBoxName({ c_boxName })).toBeUndefined()
  const c_pieceNames = { nut: 'Nut', fig: 7 }
  expect(readPieceNames({ c_pieceNames })).toEqual({ nut: 'Nut' })
  expect(readPieceNames({ c_pieceNames: 'Nut' })).toEqual({})
})
