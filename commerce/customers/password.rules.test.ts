import { isAcceptablePassword } from './password.rules'

test.each([
  ['Praline#1', true],
  ['Épicé éclair 7!', true],
  [`Aa1#${'x'.repeat(60)}`, true],
  [`Aa1#${'x'.repeat(61)}`, false],
  ['Short#1', false],
  ['nocapital#1', false],
  ['NOSMALL#1', false],
  ['NoDigit##', false],
  ['NoSpecial1', false],
  ['Only Space 1', false],
])('the password %s is acceptable: %s', (password, isAcceptable) => {
  expect(isAcceptablePassword(password)).toBe(isAcceptable)
})
