import { readPickupCode, showPickupCode } from './pickup-code'

test.each([
  ['K7M4XR', 'K7M4XR'],
  [' k7m 4xr\n', 'K7M4XR'],
  ['K7M-4XR', 'K7M4XR'],
  ['K7M4X', undefined],
  ['K7M4XRR', undefined],
  // signs that look or sound like others
  ['K7M4X0', undefined],
  ['K7M4XB', undefined],
  ['', undefined],
])('%j is read as %s', (text, code) => {
  expect(readPickupCode(text)).toBe(code)
})

test('a code is shown in two groups', () => {
  expect(showPickupCode('K7M4XR')).toBe('K7M 4XR')
})
