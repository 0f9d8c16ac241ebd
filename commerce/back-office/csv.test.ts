import { toCsv } from './csv'

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t1', '\r1', '\n=1', '＝1+1', '＠SUM(A1)'])(
  'a cell that begins like a formula is text: %j',
  (text) => {
    expect(toCsv([[text]])).toBe(`"'${text.replace('\n=', "\n'=")}"\r\n`)
  },
)

test('nor does a formula begin a cell where another character separates cells', () => {
  expect(toCsv([['x;=1+1', '\t=1', 'x\t@A', 'x\n-1', 'x; "+1', 'a; b=c; -']])).toBe(
    `"x;'=1+1","'\t'=1","x\t'@A","x\n'-1","x; ""'+1","a; b=c; '-"\r\n`,
  )
})

test('other cells stay as they are, and quotation marks are doubled', () => {
  expect(toCsv([['a=b', 'He said "no"', -3]])).toBe('"a=b","He said ""no""","-3"\r\n')
})
