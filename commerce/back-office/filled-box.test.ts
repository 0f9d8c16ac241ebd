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
    contents: [
      { name: 'Nut & Honey (nut)', quantity: 5 },
      { name: 'fig', quantity: 4 },
    ],
  })
})

test('whoever fills the box sees in which order the pieces lie', () => {
  const places = { c_boxPlaces: 'fig-1.nut-3.fig-3.nut-2', c_pieceNames: { nut: 'Nut' } }
  expect(toFilledBox({ ...line, ...places })?.rows).toEqual([
    '1 × fig, 2 × Nut',
    '1 × Nut, 2 × fig',
    '1 × fig, 2 × Nut',
  ])
  expect(toFilledBox({ ...line, c_boxPlaces: 'rubbish' })).not.toHaveProperty('rows')
})

test('a percent box lists percentages, and other lines have no box [BOX-012]', () => {
  const shares = [{ pid: 'nut', qty: 0.55 }]
  const percent = { ...line, c_customMix: { unitType: 'percent', box: shares }, c_pieceNames: 7 }
  expect(toFilledBox(percent)).toEqual({ pieces: ['55% nut'] })
  expect(toFilledBox({ ...line, c_customMix: undefined })).toBeUndefined()
})
