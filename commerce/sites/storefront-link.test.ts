import { toStorefrontLink } from './storefront-link'

const VOLUME = 'http://volume.localhost:3000'
const SHOPS = ['https://shop.example', 'https://volume.shop.example']

it.each([
  [
    'localhost at the port of the shop',
    ['http://localhost:3301'],
    VOLUME,
    'http://volume.localhost:3301/',
  ],
  ['localhost at the default port', [], VOLUME, 'http://volume.localhost:3000/'],
  [
    'localhost without a subdomain for a main site',
    ['http://localhost:3301'],
    undefined,
    'http://localhost:3301/',
  ],
  [
    'the port of the shop for a main site with its own address',
    ['http://localhost:3301'],
    'http://localhost:3000',
    'http://localhost:3301/',
  ],
  ['the configured origin of the site', SHOPS, VOLUME, 'https://volume.shop.example/'],
  [
    'the first origin if none belongs to the site',
    ['https://shop.example'],
    VOLUME,
    'https://shop.example/',
  ],
  [
    'the address in the site preferences',
    SHOPS,
    'https://savings.example',
    'https://savings.example/',
  ],
  ['the first origin if the preference is invalid', SHOPS, 'savings', 'https://shop.example/'],
])('mails of a site link to %s', (_case, storefrontOrigins, storefrontUrl, expected) => {
  const site = { preferences: storefrontUrl === undefined ? {} : { storefrontUrl } }
  expect(toStorefrontLink({ storefrontOrigins }, site, '/')).toBe(expected)
})

it('query parameters of a link are encoded', () => {
  const link = toStorefrontLink({ storefrontOrigins: [] }, undefined, '/new', { token: 'a&b' })
  expect(link).toBe('http://localhost:3000/new?token=a%26b')
})
