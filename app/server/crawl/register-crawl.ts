import type { Application, Request, Response } from 'express'
import { addDays } from 'date-fns'
import { LRUCache } from 'lru-cache'
import { escapeMarkup } from '@rules/html-page'
import { toAppError } from '@/errors/to-app-error'
import { logError } from '@/lib/log'
import { currentPreview } from '@/site/current-preview.server'
import type { Site } from '@/site/site'
import { originOfRequest } from '../site-of-request'
import { listEntries, listSitemaps } from './list-pages'
import { toLlmsTxt } from './llms-txt'
import { toSitemap, toSitemapIndex } from './sitemap-xml'
import { localizedPath } from '@/site/locale'
import { pagePaths, pages } from '@/site/pages'

/** Paths that crawlers skip, with everything below; a pattern ends before its first parameter. */
const UNCRAWLED = pagePaths
  .filter(({ name }) => pages[name].isUncrawled)
  .map(({ path }) => path.split('/:')[0] ?? path)
/** Paths that are not pages. */
const NO_PAGES = ['/admin/', '/api/', '/mobify/proxy/', '/callback']

type Crawled = Pick<Site, 'defaultLocale' | 'locales'>

/**
 * Returns the `robots.txt` of a site: the paths that crawlers must skip, and the URL of the
 * sitemap.
 */
function toRobotsTxt({ defaultLocale, locales = [] }: Crawled, origin: string): string {
  const languages = [...new Set([defaultLocale, ...locales.map(({ id }) => id)])]
  const pages = languages.flatMap((id) =>
    UNCRAWLED.map((path) => localizedPath(defaultLocale, id, path)),
  )
  return [
    'User-agent: *',
    // three rules match the page and everything below it, but not, for instance, /cartons
    ...pages.flatMap((path) => [`${path}$`, `${path}?`, `${path}/`]).map(toRule),
    ...NO_PAGES.map(toRule),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

const VALID_DAYS = 90

/** RFC 9116. */
function toSecurityTxt(contact: string, { locales = [] }: Crawled, origin: string): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${addDays(new Date(), VALID_DAYS).toISOString()}`,
    `Preferred-Languages: ${locales.map(({ id }) => id.split('-')[0]).join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

function toRule(path: string): string {
  return `Disallow: ${path}`
}

// Crawlers get a merchant's change within an hour at the latest.
const FRESH_FOR_MS = 900_000
const CACHE_CONTROL = 'public, max-age=900, s-maxage=900'
/** A sitemap of ten thousand products with pictures has about 10 MB. */
const MAX_CACHED_CHARACTERS = 64 * 1024 * 1024
/** Number of cached answers, including those of sitemaps that do not exist. */
const MAX_CACHED = 1_000
const INDEX = ''
/** No sitemap has this name, because of its slash. */
const LLMS = '/llms.txt'
/** Placeholder for the origin: a sitemap is built once for all host names of a site. */
const ANY_ORIGIN = 'https://any.invalid'

/** Answers by site and name; '' means that the sitemap does not exist. */
const cache = new LRUCache<string, string, { site: Site; name: string }>({
  max: MAX_CACHED,
  ttl: FRESH_FOR_MS,
  maxSize: MAX_CACHED_CHARACTERS,
  sizeCalculation: (xml) => xml.length + 1,
  allowStale: true,
  allowStaleOnFetchRejection: true,
  noDeleteOnFetchRejection: true,
  fetchMethod: (_key, _stale, { context }) => build(context.site, context.name),
})

/**
 * `/robots.txt`, `/llms.txt`, `/.well-known/security.txt`, `/sitemap.xml` and its children
 * `/sitemap-{name}.xml`, separately for each site.
 */
export function registerCrawl(
  storefront: Application,
  { securityContact }: { securityContact?: string },
): void {
  storefront.get('/robots.txt', (req, res) => {
    const text = toRobotsTxt(siteOf(res), originOfRequest(req))
    res.set('Cache-Control', CACHE_CONTROL).type('text').send(text)
  })
  storefront.get('/.well-known/security.txt', (req, res) => {
    if (securityContact === undefined) return sendNotFound(res)
    const text = toSecurityTxt(securityContact, siteOf(res), originOfRequest(req))
    res.set('Cache-Control', CACHE_CONTROL).type('text').send(text)
  })
  storefront.get('/llms.txt', (req, res) => send(req, res, LLMS))
  storefront.get('/sitemap.xml', (req, res) => send(req, res, INDEX))
  storefront.get('/sitemap-:name.xml', (req, res) => send(req, res, req.params.name))
}

function send(req: Request, res: Response, name: string): void {
  read(siteOf(res), name).then(
    (text) => {
      if (text) {
        const origin = originOfRequest(req)
        const own = text.replaceAll(ANY_ORIGIN, name === LLMS ? origin : escapeMarkup(origin))
        // answers of the preview already have their headers
        if (!currentPreview()) res.set('Cache-Control', CACHE_CONTROL)
        res.type(name === LLMS ? 'text/markdown' : 'application/xml').send(own)
      } else sendNotFound(res)
    },
    (error: unknown) => {
      const { raw, kind } = toAppError(error)
      logError('sitemap', { name, kind, cause: raw })
      res.set({ 'Cache-Control': 'no-store', 'Retry-After': '60' })
      res.status(503).type('text').send('Not now')
    },
  )
}

const sendNotFound = (res: Response): void =>
  void res.set('Cache-Control', 'no-store').status(404).type('text').send('Not found')

async function read(site: Site, name: string): Promise<string> {
  // pages of a preview are not cached
  if (currentPreview()) return build(site, name)
  const key = `${site.id} ${name}`
  // no XML means that the cached build failed: the second build throws the reason
  return (await cache.fetch(key, { context: { site, name } })) ?? build(site, name)
}

async function build(site: Site, name: string): Promise<string> {
  const crawled = { site, origin: ANY_ORIGIN }
  if (name === LLMS) return toLlmsTxt(crawled)
  if (name === INDEX) return toSitemapIndex(await listSitemaps(crawled))
  const entries = await listEntries(crawled, name)
  return entries ? toSitemap(entries) : ''
}

function siteOf(res: Response): Site {
  return res.locals.site
}
