import { parseExportArguments } from './export-arguments'

const NOW = new Date('2026-11-28T23:30:00Z')

test('the archive is named by the caller or by the day', () => {
  expect(parseExportArguments(['shop.zip'], NOW)).toBe('shop.zip')
  expect(parseExportArguments([], NOW)).toBe('var/exports/shop-2026-11-28.zip')
})

test('help is shown on request', () => {
  expect(parseExportArguments(['-h'], NOW)).toBe('help')
})

test.each([[['a', 'b']], [['--merge']]])('%j is refused', (args) => {
  expect(() => parseExportArguments(args, NOW)).toThrow()
})
