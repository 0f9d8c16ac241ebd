import { holdsSecret } from './mail-state.rules'

it.each([
  ['changed:00001001:link-ab12-0', true],
  ['changed:00001001:3', false],
  ['changed:00001001:back-ab12', false],
  ['changed:00001001:ended-ab12', false],
  ['gift-certificate:g1', true],
  ['account:password:1', true],
  ['account:welcome:1', false],
])('whether %s can be used by whoever reads it: %s', (reference, isSecret) => {
  expect(holdsSecret(reference)).toBe(isSecret)
})
