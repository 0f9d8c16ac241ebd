import { isPageOf, toRelyingPartyId } from './relying-party.rules'

const config = {
  storefrontOrigins: ['https://www.shop.example', 'https://volume.shop.example'],
  passkeyDomains: [],
}
const at = (storefrontUrl: string) => ({ preferences: { storefrontUrl } })

test.each([
  [undefined, [], 'www.shop.example'],
  [at('http://volume.localhost:3000'), [], 'volume.shop.example'],
  [at('https://chocolate.example'), [], 'chocolate.example'],
  [undefined, ['shop.example'], 'shop.example'],
  [at('https://chocolate.example'), ['shop.example'], 'chocolate.example'],
  [at('https://notshop.example'), ['shop.example'], 'notshop.example'],
])('passkeys of %p with the domains %p are valid for %s', (site, passkeyDomains, expected) => {
  expect(toRelyingPartyId({ ...config, passkeyDomains }, site)).toBe(expected)
})

test.each([
  ['https://www.shop.example', 'shop.example', true],
  ['https://volume.shop.example', 'shop.example', true],
  ['https://volume.shop.example', 'www.shop.example', false],
  ['https://blog.shop.example', 'shop.example', false],
  ['http://www.shop.example', 'shop.example', false],
  ['https://www.shop.example:8443', 'shop.example', false],
  ['https://evil.example', 'shop.example', false],
  ['https://chocolate.example', 'chocolate.example', true],
  ['http://localhost:3100', 'localhost', true],
  ['http://volume.localhost:3100', 'volume.localhost', true],
  ['http://localhost:3100', 'shop.example', false],
  ['http://localhost:3100/path', 'localhost', false],
  ['android:apk-key-hash:abc', 'shop.example', false],
  ['', 'shop.example', false],
])('a page of %p may use passkeys of %s: %s', (origin, rpId, expected) => {
  expect(isPageOf(config, rpId, origin, 'https://chocolate.example')).toBe(expected)
})
