import { makeAccessToken } from '../../tests/setup/fake-login'
import { isFresh, parseAccessToken } from './access-token'

test('a token says whether it is a guest’s, and when it was issued [SES-001]', () => {
  expect(parseAccessToken(makeAccessToken({ customerId: 'g1', exp: 2000 }))).toMatchObject({
    authType: 'guest',
    customerId: 'g1',
    usid: 'usid-g1',
    issuedAt: -1_600_000,
    expiresAt: 2_000_000,
  })
  expect(parseAccessToken(makeAccessToken({ customerId: 'r1', registered: true }))).toMatchObject({
    authType: 'registered',
    customerId: 'r1',
  })
})

test('the bearer prefix is removed [SES-002]', () => {
  const token = makeAccessToken({ customerId: 'g1' })
  expect(parseAccessToken(`Bearer ${token}`)?.value).toBe(token)
})

test.each(['', 'x', 'a.b.c', `${btoa('{}')}.${btoa('{}')}.x`, `x.${btoa('null')}.x`])(
  '%j is no token of ours',
  (token) => {
    expect(parseAccessToken(token)).toBeUndefined()
  },
)

test.each([
  [61_000, true],
  [60_000, false],
  [-1, false],
])('with %i ms left it is fresh: %s [SES-003]', (left, fresh) => {
  expect(isFresh({ expiresAt: 1_000_000 + left }, 1_000_000)).toBe(fresh)
})
