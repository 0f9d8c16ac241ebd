import { isLocal } from '../auth/redirect-uri.rules'
import type { Site } from './site.service'

const DEFAULT_ORIGIN = 'http://localhost:3000'
const THIS_MACHINE = /localhost$/

/** An address of the site's storefront: what mails link to. */
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

/** In mails pictures are shown at half of this, for screens of twice the pixels. */
const PICTURE_WIDTH = 150

/**
 * A picture as the storefront's image service makes it.
 * @param path below `/media/`
 * @param width one that the service offers (app/server/host/image-request.ts)
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

/** A page in a language that the site speaks; its own has no prefix. */
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
 * Where a site's storefront is. Its preference `storefrontUrl` says so; one on this machine
 * (`http://volume.localhost:3000`) says by what its host begins only, and a configured origin where
 * the shop runs: the one that begins so, else, on a laptop, that name at the port of the first.
 */
function findStorefront(
  origins: readonly string[],
  site: Pick<Site, 'preferences'> | undefined,
): string {
  const [first = DEFAULT_ORIGIN] = origins
  const preference = site?.preferences['storefrontUrl']
  if (typeof preference !== 'string' || !URL.canParse(preference)) return first
  const own = new URL(preference)
  if (!isLocal(own.hostname)) return preference
  const prefix = own.hostname.replace(THIS_MACHINE, '')
  if (prefix === '') return first
  const named = origins.find((origin) => hostOf(origin).startsWith(prefix))
  if (named !== undefined) return named
  const { protocol, hostname, port } = new URL(first)
  if (!isLocal(hostname)) return first
  return `${protocol}//${own.hostname}${port === '' ? '' : `:${port}`}`
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).hostname : '')
