import { validateNumber, validateSecurityCode } from './field-state'

it.each([
  ['', { valid: false, couldBeValid: true, empty: true }],
  ['4', { valid: false, couldBeValid: true, empty: false }],
  ['411111111111111', { valid: false, couldBeValid: true, empty: false }],
  ['4111111111111111', { valid: true, couldBeValid: true, empty: false }],
  ['4111111111111112', { valid: false, couldBeValid: false, empty: false }],
  ['9', { valid: false, couldBeValid: false, empty: false }],
])('validates the number "%s"', (digits, expected) => {
  expect(validateNumber(digits, [])).toMatchObject(expected)
})

it('rejects card brands that the merchant does not accept', () => {
  expect(validateNumber('4111111111111111', ['AMEX'])).toMatchObject({ valid: false })
  expect(validateNumber('378282246310005', ['AMEX'])).toMatchObject({
    valid: true,
    card: [{ name: 'amex', securityCode: { length: 4 } }],
  })
})

const right = { valid: true, couldBeValid: true, empty: false }
const wrongLength = { ...right, valid: false }
it.each([
  ['123', 3, right],
  ['1234', 4, right],
  ['12', 3, wrongLength],
  ['1234', 3, wrongLength],
  ['123', 4, wrongLength],
  ['12a', 3, { valid: false, couldBeValid: false, empty: false }],
  ['', 3, { valid: false, couldBeValid: true, empty: true }],
])(
  'validates the security code "%s" of a card with %d digits [PAY-014, PAY-015, PAY-016]',
  (...of) => {
    const [code, length, expected] = of
    expect(validateSecurityCode(code, length)).toEqual(expected)
  },
)
