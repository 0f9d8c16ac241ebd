import { toOrderNumbers } from './lookup.rules'

it.each([
  ...['1019', '#1019', '#00001019', '00001019', '0000001019', 'Order 1019', 'Order no. 1019.'],
  ...['order#1019', 'No 1019', 'Nº 1019', '№1019', '“1019”', '(1019)', '1019,', '１０１９'],
  ...[
    '0000 1019',
    '0000-1019',
    '0000–1019',
    '1,019',
    '1019\u200b',
    '\u00a01019',
    'pedido n.º 1019',
  ],
])('%j stands for order 00001019', (typed) => {
  expect(toOrderNumbers(typed).at(-1)).toBe('00001019')
})

it.each(['', '#', 'A1B2', 'EU-1019-7A', '123456789', 'W1019 or W1020'])(
  '%j stands only for itself',
  (typed) => {
    expect(toOrderNumbers(typed)).toEqual([typed])
  },
)
