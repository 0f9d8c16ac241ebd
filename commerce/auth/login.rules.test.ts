import { parseBasicCredentials } from './basic-credentials'
import { isVerifierOf } from './pkce.rules'
import { isAllowedRedirectUri } from './redirect-uri.rules'

const toBasic = (text: string, encoding: BufferEncoding) =>
  `Basic ${Buffer.from(text, encoding).toString('base64')}`

test.each([
  ['http://localhost:3000/callback', true],
  ['http://volume.localhost:3000/callback', true],
  ['https://127.0.0.1/callback', true],
  ['http://[::1]:3000/callback', true],
  ['https://shop.example/callback', true],
  ['https://shop.example.evil.example/callback', false],
  ['https://other.example/callback', false],
  ['http://localhost.evil.example/callback', false],
  ['http://user@localhost:3000/callback', false],
  ['http://localhost:3000/callback#x', false],
  ['http://localhost:3000/', false],
  ['javascript://localhost/callback', false],
  ['/callback', false],
])('a redirect to %s is allowed: %s', (redirectUri, isAllowed) => {
  expect(isAllowedRedirectUri(redirectUri, ['https://shop.example'])).toBe(isAllowed)
})

test.each([
  [toBasic('ada@example.com:pa:ss', 'utf8'), { user: 'ada@example.com', password: 'pa:ss' }],
  [toBasic('ada:crème', 'utf8'), { user: 'ada', password: 'crème' }],
  [toBasic('ada:crème', 'latin1'), { user: 'ada', password: 'crème' }],
  [toBasic('no colon', 'utf8'), undefined],
  ['Bearer abc', undefined],
  [undefined, undefined],
])('basic credentials of %s are parsed', (header, credentials) => {
  expect(parseBasicCredentials(header)).toEqual(credentials)
})

// the example of RFC 7636, appendix B
test('only the matching verifier meets a code challenge', () => {
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
  expect(isVerifierOf(challenge, verifier)).toBe(true)
  expect(isVerifierOf(challenge, `${verifier}x`)).toBe(false)
})
