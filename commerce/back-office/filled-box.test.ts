import { toFilledBox } from './filled-box'

const box = [
  { pid: 'nut', qty: 5 },
  { pid: 'fig', qty: 4 },
]
const line = { productId: 'box', quantity: 2, c_customMix: JSON.stringify({ box }) }

test('the pieces of a filled box are listed by name and number', () => {
  const c_pieceNames = { nut: 'Nut & Honey' }
  expect(toFilledBox({ ...line, c_pieceNames, c_boxName: 'For Mum' })).toEqual({
    name: 'For Mum',
    pieces: ['5 × Nut & Honey (nut)', '4 × fig'],
  })
})

test('a percent box lists percentages, and other lines have no box [BOX-012]', () => {
  const shares = [{ pid: 'nut', qty: 0.55 }]
  const percent = { ...line, c_customMix: { unitType: 'percent', box: shares }, c_pieceNames: 7 }
  expect(toFilledBox(percent)).toEqual({ pieces: ['55% nut'] })
  expect(toFilledBox({ ...line, c_customMix: undefined })).toBeUndefined()
})
