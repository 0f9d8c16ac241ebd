import { listDatedWords, wrongDays } from './dated-words.rules'

const found = (text: string) =>
  listDatedWords({ text }).map(({ month, day, year }) => [month, day, year])

test.each([
  ['Order by December 16 for Christmas', [[12, 16, undefined]]],
  ['Order by Dec. 16th', [[12, 16, undefined]]],
  ['Pide antes del 16 de diciembre para Navidad', [[12, 16, undefined]]],
  ['Hasta el 3 de ene. de 2027', [[1, 3, 2027]]],
  [
    'Open until May 4, 2027; closed May 5',
    [
      [5, 4, 2027],
      [5, 5, undefined],
    ],
  ],
  ['Founded on May 4, 1921, renewed May 4, 2021', []],
  ['Vitrina de marzo, mar. 221, May 32 and Mayfair 3', []],
  ['Decide 16 times, marque 83', []],
])('%s names %j', (text, days) => {
  expect(found(text)).toEqual(days)
})

test('all languages of a text are one field', () => {
  const values = [
    { locale: 'en-US', value: 'By <b>May 4</b> at noon' },
    { locale: 'es-US', value: 'Antes del 4 de mayo' },
  ]
  const words = listDatedWords({ slots: [{ text: { _meta: { schema: 'x' }, values } }] })
  expect(words.map(({ path, text }) => [path, text])).toEqual([
    ['slots.0.text', 'By May 4 at noon'],
    ['slots.0.text', 'Antes del 4 de mayo'],
  ])
})

test('a day is over from the next day on, for half a year', () => {
  const december = { month: 12, day: 16 }
  const at = (from: string, to: string) => wrongDays(december, { from, to })
  expect(at('2026-11-01', '2027-01-01')).toEqual({ from: '2026-12-17', to: '2027-01-01' })
  expect(at('2027-01-10', '2027-02-01')).toEqual({ from: '2027-01-10', to: '2027-02-01' })
  expect(at('2026-11-01', '2026-12-17')).toBeUndefined()
  expect(at('2027-08-01', '2027-10-01')).toBeUndefined()
  expect(
    wrongDays({ ...december, year: 2025 }, { from: '2026-12-26', to: '2026-12-31' }),
  ).toBeUndefined()
})
