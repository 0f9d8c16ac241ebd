import { judgeNumber, judgeSecurityCode } from './field-state'

it.each([
  ['', { valid: false, couldBeValid: true, empty: true }],
  ['4', { valid: false, couldBeValid: true, empty: false }],
  ['411111111111111', { valid: false, couldBeValid: true, empty: false }],
  ['4111111111111111', { valid: true, couldBeValid: true, empty: false }],
  ['4111111111111112', { valid: false, couldBeValid: false, empty: false }],
  ['9', { valid: false, couldBeValid: false, empty: false }],
])('judges the number "%s"', (digits, expected) => {
  expect(judgeNumber(digits, [])).toMatchObject(expected)
})

it('refuses brands that the merchant does not take', () => {
  expect(judgeNumber('4111111111111111', ['AMEX'])).toMatchObject({ valid: false })
  expect(judgeNumber('378282246310005', ['AMEX'])).toMatchObject({
    valid: true,
    card: [{ name: 'amex', securityCode: { length: 4 } }],
  })
})

it('judges a security code by the length of the card', () => {
  expect(judgeSecurityCode('123', 3).valid).toBe(true)
  expect(judgeSecurityCode('123', 4)).toMatchObject({ valid: false, couldBeValid: true })
  expect(judgeSecurityCode('1234', 3).couldBeValid).toBe(false)
})
