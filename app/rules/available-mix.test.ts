import { toAvailableMix } from './available-mix'

test('pieces that are not sold any more are distinguished from those of which too few are left', () => {
  const stock: Record<string, number> = { nut: 5, fig: 4, rose: 0, oil: 1 }
  const pieces = ['nut', 'fig', 'rose', 'gone'].map((id) => ({ id, qty: 5 }))
  expect(toAvailableMix([...pieces, { id: 'oil', qty: 0.5 }], (id) => stock[id])).toEqual({
    pieces: [
      { id: 'nut', qty: 5 },
      { id: 'oil', qty: 0.5 },
    ],
    notSold: ['gone'],
    soldOut: ['fig', 'rose'],
  })
})
