import { createPasswordRule, passwordChecks, passwordRule } from './password'

const refusal = (password: unknown) => passwordRule.safeParse(password).error?.issues[0]?.message

test.each(['Right1!x', 'Élan vital 7 ?', `Aa1!${'x'.repeat(60)}`])('%s is taken', (password) => {
  expect(refusal(password)).toBeUndefined()
})

test.each([
  'Righ1!x',
  'right1!x',
  'RIGHT1!X',
  'Rightt!x',
  'Right1xx',
  '12345678',
  `Aa1!${'x'.repeat(61)}`,
])('%s is refused', (password) => expect(refusal(password)).toBe('password'))

test('an empty one is missing', () => {
  expect(refusal('')).toBe('required')
  expect(refusal(undefined)).toBe('required')
})

test('other shops may ask for less', () => {
  expect(createPasswordRule({ minLength: 4 }).safeParse('abcd').success).toBe(true)
  expect(createPasswordRule({ minSpecial: 2 }).safeParse('a!').success).toBe(false)
})

test.each([
  ['R', ['letters']],
  ['Rr', ['letters', 'mixedCase']],
  ['1!', ['digits', 'special']],
  ['Right1!x', ['length', 'letters', 'mixedCase', 'digits', 'special']],
])('of what is asked, %s has %j [ACC-019]', (password, expected) => {
  const fulfilled = passwordChecks.filter(([, isMet]) => isMet(password)).map(([part]) => part)
  expect(fulfilled).toEqual(expected)
})
