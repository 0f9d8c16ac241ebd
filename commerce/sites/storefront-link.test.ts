import { toStorefrontLink } from './storefront-link'

const VOLUME = 'http://volume.localhost:3000'
const SHOPS = ['https://shop.example', 'https://volume.shop.example']

it.each([
  [
    'a laptop, at the port the shop runs on',
    ['http://localhost:3301'],
    VOLUME,
    'http://volume.localhost:3301/',
  ],
  ['a laptop, by default', [], VOLUME, 'http://volume.localhost:3000/'],
  ['a laptop’s main site', ['http://localhost:3301'], undefined, 'http://localhost:3301/'],
  [
    'a main site that names itself',
    ['http://localhost:3301'],
    'http://localhost:3000',
    'http://localhost:3301/',
  ],
  ['a configured origin of the site’s own', SHOPS, VOLUME, 'https://volume.shop.example/'],
  [
    'the first origin, where none is the site’s own',
    ['https://shop.example'],
    VOLUME,
    'https://shop.example/',
  ],
  ['the address that the site names', SHOPS, 'https://savings.example', 'https://savings.example/'],
  ['no address that is none', SHOPS, 'savings', 'https://shop.example/'],
])('a site’s mails lead to %s', (_case, storefrontOrigins, storefrontUrl, expected) => {
  const site = { preferences: storefrontUrl === undefined ? {} : { storefrontUrl } }
  expect(toStorefrontLink({ storefrontOrigins }, site, '/')).toBe(expected)
})

it('query parameters of a link are encoded', () => {
  const link = toStorefrontLink({ storefrontOrigins: [] }, undefined, '/new', { token: 'a&b' })
  expect(link).toBe('http://localhost:3000/new?token=a%26b')
})
