import { sitePreferencesQuery } from '@/commerce-client/site-preferences.queries'
import { toSitePreferences } from '@/commerce-client/site-preferences.mapper'
import { listStores } from '@/commerce-client/store-list'
import { contentSource } from '@/integrations/content-hub/content.source'
import { toSite } from '@/site/site'
import { toLlmsTxt } from './llms-txt'

jest.mock('@/commerce-client/store-list', () => ({ listStores: jest.fn() }))
jest.mock('@/commerce-client/site-preferences.queries', () => ({ sitePreferencesQuery: jest.fn() }))
jest.mock('@/integrations/content-hub/content.source', () => ({
  contentSource: { getContentByKey: jest.fn(), getNavMenu: jest.fn(), getFooter: jest.fn() },
}))

const site = toSite({
  id: 'shop',
  name: 'Shop [of] sweets',
  tabLabel: 'Shop',
  locale: 'en-US',
  currency: 'USD',
  hostPrefixes: [],
  capabilities: ['pickup'],
})

const link = (displayName: string, pageLink: string) => ({ displayName, pageLink })

function setShop(preferences: object): void {
  jest.mocked(sitePreferencesQuery).mockReturnValue({
    queryKey: ['site-preferences', 'shop'],
    queryFn: async () => toSitePreferences(preferences),
    staleTime: 0,
  })
}

beforeEach(() => {
  setShop({ Bopis: true, enableCanada: true })
  jest.mocked(listStores).mockResolvedValue([
    { id: '1', countryCode: 'US' },
    { id: '2', countryCode: 'US' },
  ])
  jest.mocked(contentSource.getContentByKey).mockResolvedValue({
    contentType: 'content-page',
    description: 'Truffles and\n# caramels',
  })
  jest.mocked(contentSource.getNavMenu).mockResolvedValue({
    contentType: 'nav-menu',
    menus: [
      {
        menuDefinition: link('Boxes', '/category/boxes'),
        menuItems: [link('Dark & <milk>', '/category/dark milk'), link('All', '/category/boxes')],
      },
    ],
  })
  jest.mocked(contentSource.getFooter).mockResolvedValue({
    contentType: 'footer',
    phone: { display: '(800) 555-0100', tel: '+18005550100' },
    columns: [{ title: 'Help', links: [link('Answers', 'https://help.example/a')] }],
  })
})

const lines = async () => (await toLlmsTxt({ site, origin: 'https://shop.example' })).split('\n')

test('says what is sold, where it is delivered and where to find it', async () => {
  expect(await lines()).toEqual([
    '# Shop \\[of\\] sweets',
    '',
    '> Truffles and # caramels',
    '',
    '- Prices are in USD.',
    '- Delivers to the United States and Canada: https://shop.example/help/shipping-rates',
    '- Pickup in 2 shops: https://shop.example/chocolateshops',
    '- Customer service: (800) 555-0100, https://shop.example/contact-us',
    '- All pages: https://shop.example/sitemap.xml',
    '',
    '## Boxes',
    '',
    '- [All](https://shop.example/category/boxes)',
    '- [Dark & \\<milk\\>](https://shop.example/category/dark%20milk)',
    '',
    '## Help',
    '',
    '- [Answers](https://help.example/a)',
    '',
  ])
})

test('promises no country and no pickup that the merchant does not offer', async () => {
  setShop({ Bopis: false })
  const text = (await lines()).join('\n')
  expect(text).toContain('Delivers to the United States:')
  expect(text).not.toContain('Pickup')
})
