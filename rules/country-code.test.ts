import { toCountryCode } from './country-code'

it.each([
  ['US', 'US'],
  [' us ', 'US'],
  ['U.S.A.', 'US'],
  ['Estados Unidos', 'US'],
  ['can', 'CA'],
  ['Canadá', 'CA'],
  ['pr', 'PR'],
  ['PUERTO RICO', 'PR'],
  ['Virgin Islands (U.S.)', 'VI'],
  ['um', 'UM'],
  ['fr', 'FR'],
  ['', undefined],
  ['Atlantis', undefined],
  ['U1', undefined],
  ['constructor', undefined],
])('%p is the country %p', (text, code) => {
  expect(toCountryCode(text)).toBe(code)
})
