import { renderBox } from './desk-box'

const box = [
  { pid: 'nut', qty: 5 },
  { pid: 'fig', qty: 4 },
]
const line = { productId: 'box', quantity: 2, c_customMix: JSON.stringify({ box }) }

test('who packs an order reads what goes into each box, by name and number', () => {
  const c_pieceNames = { nut: 'Nut & Honey' }
  expect(renderBox({ ...line, c_pieceNames, c_boxName: 'For <Mum>' })).toBe(
    '<p>In each box “For &lt;Mum&gt;”:</p><ul><li>5 × Nut &amp; Honey (nut)</li><li>4 × fig</li></ul>',
  )
})

test('shares of a percent box are percent, and other lines have no box [BOX-012]', () => {
  const shares = [{ pid: 'nut', qty: 0.55 }]
  const percent = { ...line, c_customMix: { unitType: 'percent', box: shares }, c_pieceNames: 7 }
  expect(renderBox(percent)).toBe('<p>In each box:</p><ul><li>55% nut</li></ul>')
  expect(renderBox({ ...line, c_customMix: undefined })).toBe('')
})
