import { isLocalHost } from '../http/local-host'
import type { Site } from '../sites/site.service'
import { toStorefrontLink } from '../sites/storefront-link'

export interface RelyingPartyConfig {
  storefrontOrigins: readonly string[]
  /** Domains whose subdomains share passkeys. */
  passkeyDomains: readonly string[]
}

/**
 * Returns the domain for which a site's passkeys are valid: a configured domain that includes the
 * host of its storefront, or else this host.
 */
export function toRelyingPartyId(
  config: RelyingPartyConfig,
  site: Pick<Site, 'preferences'> | undefined,
): string {
  const { hostname } = new URL(toStorefrontLink(config, site, '/'))
  return config.passkeyDomains.find((domain) => isWithin(hostname, domain)) ?? hostname
}

/** Returns whether a page of this origin may use the passkeys of the relying party. */
export function isPageOf(
  { storefrontOrigins }: RelyingPartyConfig,
  rpId: string,
  origin: string,
  siteOrigin: string,
): boolean {
  const url = URL.canParse(origin) ? new URL(origin) : undefined
  if (url?.origin !== origin || !isWithin(url.hostname, rpId)) return false
  return isLocalHost(url.hostname) || [siteOrigin, ...storefrontOrigins].includes(origin)
}

function isWithin(hostname: string, domain: string): boolean {
  return hostname === domain || hostname.endsWith(`.${domain}`)
}
