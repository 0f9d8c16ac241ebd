import { toCsv } from './csv'

test('CSV cells cannot be formulas, and quotes are escaped', () => {
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
