import { mixInWords } from './mix-in-words'

const names = new Map([['nut', 'Nut']])

test.each([
  ['pieces', 5, 4, '5 × Nut, 4 × fig'],
  ['percent', 0.55, 0.45, '55% Nut, 45% fig'],
  ['percent', 55, 45, '55% Nut, 45% fig'],
])('a box filled by %s is described in words [BOX-012]', (unitType, nut, fig, expected) => {
  const pieces = [
    { id: 'nut', qty: nut },
    { id: 'fig', qty: fig },
  ]
  expect(mixInWords({ unitType, pieces }, names)).toBe(expected)
})

test('a box that has a name begins with it', () => {
  expect(mixInWords({ pieces: [{ id: 'nut', qty: 5 }] }, names, 'For Mum')).toBe('For Mum: 5 × Nut')
})
