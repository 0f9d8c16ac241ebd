import type { Config } from '../config'
import type { Site } from '../sites/site.service'

/**
 * An address of the site's storefront: what mails link to. The site's preference `storefrontUrl`
 * says where that is, else the first configured origin.
 */
export function toStorefrontLink(
  config: Pick<Config, 'storefrontOrigins'>,
  site: Pick<Site, 'preferences'> | undefined,
  path: string,
  query: Readonly<Record<string, string>>,
): string {
  const preference = site?.preferences['storefrontUrl']
  const own = typeof preference === 'string' && URL.canParse(preference) ? preference : undefined
  const link = new URL(path, own ?? config.storefrontOrigins[0] ?? 'http://localhost:3000')
  for (const [name, value] of Object.entries(query)) link.searchParams.set(name, value)
  return link.href
}
