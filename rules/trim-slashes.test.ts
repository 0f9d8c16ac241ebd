import fc from 'fast-check'
import { trimSlashes, trimTrailingSlashes } from './trim-slashes'

const addresses = fc
  .array(fc.constantFrom('/', '//', 'a', 'é', '/?'))
  .map((parts) => parts.join(''))

test('the slashes at both ends are removed, and none between', () => {
  expect(trimSlashes('//help//kosher///')).toBe('help//kosher')
  expect(trimTrailingSlashes('//help//kosher///')).toBe('//help//kosher')
  expect([trimSlashes('///'), trimTrailingSlashes('///'), trimSlashes('')]).toEqual(['', '', ''])
})

test('any text is trimmed to its longest part without a slash at the ends', () => {
  fc.assert(
    fc.property(addresses, (text) => {
      expect(trimTrailingSlashes(text)).toBe(text.replace(/\/+$/, ''))
      expect(trimSlashes(text)).toBe(text.replace(/^\/+|\/+$/g, ''))
    }),
  )
})

test('a million slashes before another character take no measurable time', () => {
  const text = `${'/'.repeat(1_000_000)}a`
  expect(trimTrailingSlashes(text)).toBe(text)
  expect(trimSlashes(text)).toBe('a')
})
