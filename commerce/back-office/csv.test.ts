import { toCsv } from './csv'

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'a cell that begins like a formula is text: %j',
  (text) => {
    expect(toCsv([[text]])).toBe(`"'${text}"\r\n`)
  },
)

test('other cells stay as they are, and quotation marks are doubled', () => {
  expect(toCsv([['a=b', 'He said "no"', -3]])).toBe('"a=b","He said ""no""","-3"\r\n')
})
