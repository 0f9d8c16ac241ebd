import { chooseSite } from './choose-site'
import type { SiteConfig } from './site'

const site = (id: string, hostPrefixes: string[]): SiteConfig => ({
  id,
  hostPrefixes,
  isDefault: hostPrefixes.length === 0,
  name: id,
  tabLabel: id,
  locale: 'en-US',
  currency: 'USD',
  capabilities: [],
})
const sites = [site('volume', ['volume.']), site('main', []), site('funds', ['funds.', 'f.'])]

test.each([
  ['localhost:3000', 'main'],
  ['volume.localhost:3000', 'volume'],
  ['F.shop.example', 'funds'],
  ['', 'main'],
  ['shop.volume.example', 'main'],
])('%s is the host of %s', (host, id) => {
  expect(chooseSite(sites, host).id).toBe(id)
})

test('without a site there is no shop', () => {
  expect(() => chooseSite([], 'localhost')).toThrow('names no site')
})
