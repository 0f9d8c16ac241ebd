import { isLocalHost } from '../http/local-host'
import type { Site } from './site.service'

const DEFAULT_ORIGIN = 'http://localhost:3000'
const THIS_MACHINE = /localhost$/

export function toStorefrontLink(
  config: { storefrontOrigins: readonly string[] },
  site: Pick<Site, 'preferences'> | undefined,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const link = new URL(path, findStorefront(config.storefrontOrigins, site))
  for (const [name, value] of Object.entries(query)) link.searchParams.set(name, value)
  return link.href
}

/** Mails show pictures at half of this width, for high-density screens. */
const PICTURE_WIDTH = 150

/**
 * @param path below `/media/`
 * @param width a width that the service supports (app/server/host/image-request.ts)
 */
export function toPictureLink(
  config: { storefrontOrigins: readonly string[] },
  site: Pick<Site, 'preferences'> | undefined,
  path: string,
  width = PICTURE_WIDTH,
): string {
  const name = path.split('/').map(encodeURIComponent).join('/')
  return toStorefrontLink(config, site, `/image/${width}/${name}`)
}

/** Returns the path of a page in a language of the site; the default language has no prefix. */
export function localizedPath(
  site: Pick<Site, 'defaultLocale' | 'locales'> | undefined,
  locale: string | undefined,
  path: string,
): string {
  return locale !== undefined && locale !== site?.defaultLocale && site?.locales.includes(locale)
    ? `/${locale}${path}`
    : path
}

/**
 * Returns the base address of a site's storefront from its preference `storefrontUrl`, or the first
 * configured origin if the preference has no valid address or is plain `localhost`. If the
 * preference has a subdomain on this machine (`http://volume.localhost:3000`), a configured origin
 * whose host starts with this subdomain is used instead (`https://volume.shop.example`). If there
 * is none, the result is the preference's host with the protocol and port of the first origin,
 * provided that the first origin is on this machine too, otherwise the first origin itself.
 */
function findStorefront(
  origins: readonly string[],
  site: Pick<Site, 'preferences'> | undefined,
): string {
  const [first = DEFAULT_ORIGIN] = origins
  const preference = site?.preferences['storefrontUrl']
  if (typeof preference !== 'string' || !URL.canParse(preference)) return first
  const own = new URL(preference)
  if (!isLocalHost(own.hostname)) return preference
  const prefix = own.hostname.replace(THIS_MACHINE, '')
  if (prefix === '') return first
  const named = origins.find((origin) => hostOf(origin).startsWith(prefix))
  if (named !== undefined) return named
  const { protocol, hostname, port } = new URL(first)
  if (!isLocalHost(hostname)) return first
  return `${protocol}//${own.hostname}${port === '' ? '' : `:${port}`}`
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).hostname : '')
