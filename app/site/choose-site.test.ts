import { chooseSite } from './choose-site'
import { toSite, type SiteConfig } from './site'

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

test('three sites are configured, by their hosts; that for fundraisers alone suggests prices [SITE-001, SITE-002, SITE-010]', () => {
  const configured = jest.requireActual<SiteConfig[]>('../../config/sites')
  const hosts = ['localhost:3000', 'volume.localhost:3000', 'fundraising.localhost:3000']
  const chosen = hosts.map((host) => chooseSite(configured, host))
  expect(new Set(chosen.map(({ id }) => id)).size).toBe(3)
  expect(chosen.map((config) => toSite(config).has('suggestedPrice'))).toEqual([false, false, true])
})

test('without a site there is no shop', () => {
  expect(() => chooseSite([], 'localhost')).toThrow('names no site')
})
