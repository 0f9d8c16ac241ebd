import { toCsv } from './csv'

test('no cell is a formula, and quotes stay what they are', () => {
  const rows = [
    ['Code', 'Uses'],
    ['=HYPERLINK("x")', 2],
    ['+1', -3],
    ['@sum', 0],
    ['a,"b"', 1],
  ]
  expect(toCsv(rows)).toBe(
    [
      '"Code","Uses"',
      `"'=HYPERLINK(""x"")","2"`,
      `"'+1","-3"`,
      `"'@sum","0"`,
      '"a,""b""","1"',
      '',
    ].join('\r\n'),
  )
})
