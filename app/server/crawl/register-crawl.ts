import type { Application, Request, Response } from 'express'
import { LRUCache } from 'lru-cache'
import { toAppError } from '@/errors/to-app-error'
import { logError } from '@/lib/log'
import type { Site } from '@/site/site'
import { originOfRequest } from '../site-of-request'
import { listEntries, listSitemaps, type CrawledSite } from './list-pages'
import { toRobotsTxt } from './robots-txt'
import { toSitemap, toSitemapIndex } from './sitemap-xml'

// What a merchant changes is found by crawlers within the hour at the latest.
const FRESH_FOR_MS = 900_000
const CACHE_CONTROL = 'public, max-age=900, s-maxage=900'
/** Ten thousand products with their pictures are some 10 MB. */
const MAX_KEPT_CHARACTERS = 64 * 1024 * 1024
const INDEX = ''

/** '' as well: there is no such sitemap. */
const kept = new LRUCache<string, string, { crawled: CrawledSite; name: string }>({
  ttl: FRESH_FOR_MS,
  maxSize: MAX_KEPT_CHARACTERS,
  sizeCalculation: (xml) => xml.length + 1,
  allowStale: true,
  allowStaleOnFetchRejection: true,
  noDeleteOnFetchRejection: true,
  fetchMethod: (_key, _stale, { context }) => build(context.crawled, context.name),
})

/** `/robots.txt`, `/sitemap.xml` and its children `/sitemap-{name}.xml`, each site its own. */
export function registerCrawl(storefront: Application): void {
  storefront.get('/robots.txt', (req, res) => {
    const { site, origin } = crawledOf(req, res)
    res.set('Cache-Control', CACHE_CONTROL).type('text').send(toRobotsTxt(site, origin))
  })
  storefront.get('/sitemap.xml', (req, res) => send(req, res, INDEX))
  storefront.get('/sitemap-:name.xml', (req, res) => send(req, res, req.params.name))
}

function send(req: Request, res: Response, name: string): void {
  const crawled = crawledOf(req, res)
  read(crawled, name).then(
    (xml) => {
      if (xml) res.set('Cache-Control', CACHE_CONTROL).type('application/xml').send(xml)
      else res.set('Cache-Control', 'no-store').status(404).type('text').send('Not found')
    },
    (error: unknown) => {
      const { raw, kind } = toAppError(error)
      logError('sitemap', { name, kind, cause: raw })
      res.set({ 'Cache-Control': 'no-store', 'Retry-After': '60' })
      res.status(503).type('text').send('Not now')
    },
  )
}

async function read(crawled: CrawledSite, name: string): Promise<string> {
  const key = `${crawled.site.id} ${crawled.origin} ${name}`
  // what could not be had is asked for once more, for its reason
  return (await kept.fetch(key, { context: { crawled, name } })) ?? build(crawled, name)
}

async function build(crawled: CrawledSite, name: string): Promise<string> {
  if (name === INDEX) return toSitemapIndex(await listSitemaps(crawled))
  const entries = await listEntries(crawled, name)
  return entries ? toSitemap(entries) : ''
}

function crawledOf(req: Request, res: Response): CrawledSite {
  const site: Site = res.locals.site
  return { site, origin: originOfRequest(req) }
}
