import { sitePreferencesQuery } from '@/commerce-client/site-preferences.queries'
import { listStores } from '@/commerce-client/store-list'
import { sharedKeys } from '@/integrations/content-hub/content.port'
import {
  footerQuery,
  navMenuQuery,
  optionalContentQuery,
} from '@/integrations/content-hub/content.queries'
import { asFields, asList, asText } from '@/lib/read-fields'
import { paths } from '@/site/paths'
import type { CrawledSite } from './list-pages'

/**
 * Returns the site's `llms.txt` (llmstxt.org): in Markdown, what the site sells, where it delivers,
 * and its pages as its menu and footer name them.
 * @throws AppError
 */
export async function toLlmsTxt({ site, origin }: CrawledSite): Promise<string> {
  const [home, menu, footer, preferences, stores] = await Promise.all([
    optionalContentQuery(site.id, sharedKeys.home(site.id)).queryFn(),
    navMenuQuery(site.id).queryFn(),
    footerQuery(site.id).queryFn(),
    sitePreferencesQuery(site.id).queryFn(),
    listStores(site.id),
  ])
  const { columns, legalLinks, phone } = asFields(footer)
  const phoneNumber = asText(asFields(phone).display)
  const section = (title: string | undefined, content: unknown) => {
    const lines = linksIn(content).map(
      ({ name, path }) => `- [${escapeText(name)}](${encodeURI(toUrl(origin, path))})`,
    )
    return title && lines.length > 0 ? [`## ${escapeText(title)}`, lines.join('\n')] : []
  }
  const countries = preferences.canadaEnabled ? 'the United States and Canada' : 'the United States'
  const hasPickup = site.has('pickup') && preferences.pickupEnabled && stores.length > 0
  const facts = [
    `- Prices are in ${site.currency}.`,
    `- Delivers to ${countries}: ${origin}${paths.shippingRates()}`,
    hasPickup && `- Pickup in ${stores.length} shops: ${origin}${paths.shops()}`,
    phoneNumber && `- Customer service: ${phoneNumber}, ${origin}${paths.contact()}`,
    `- All pages: ${origin}/sitemap.xml`,
  ]
  const parts = [
    `# ${escapeText(site.name)}`,
    `> ${escapeText(asText(asFields(home).description) ?? site.name)}`,
    facts.filter(Boolean).join('\n'),
    ...asList(asFields(menu).menus, asFields).flatMap((one) =>
      section(asText(asFields(one.menuDefinition).displayName), one),
    ),
    ...asList(columns, asFields).flatMap(({ title, links }) => section(asText(title), links)),
    ...section('Legal', legalLinks),
  ]
  return `${parts.join('\n\n')}\n`
}

const toUrl = (origin: string, address: string) =>
  address.startsWith('/') ? `${origin}${address}` : address

interface Link {
  name: string
  path: string
}

/** Every link in a part of the content, each page once. */
function linksIn(content: unknown): Link[] {
  const all: Link[] = []
  const collect = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    const { displayName, pageLink } = asFields(value)
    const name = asText(displayName)
    const path = asText(pageLink)
    if (name && path) all.push({ name, path })
    else Object.values(value).forEach(collect)
  }
  collect(content)
  return [...new Map(all.map((link) => [link.path, link])).values()]
}

/** A text on one line, without Markdown of its own. */
const escapeText = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\[\]<>]/g, '\\$&')
