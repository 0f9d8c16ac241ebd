import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http'
import { sampledTraceparent, withSpan } from '../../../telemetry/spans'
import { addQuery } from '@/rules/redirect'
import { keepPreview, previewParametersOf } from '@/site/keep-preview'
import { pageTypeOf } from '@/site/page-type'
import { paths } from '@/site/paths'
import { COMPARE_PATH, isBelow } from '@/site/preview'
import { captureResponse } from './capture-response'
import type { PageFrames } from './content-security-policy'
import type { SiteConfig } from '@/site/site'
import type { HostConfig } from './host-config'
import { pagesSent, rendersRefused, renderSeconds, showPageFigures } from './host-metrics'
import { justRendered, PageCache, type CachedPage } from './page-cache'
import type { PageChange } from './page-change'
import { listUnknownParameters, toPageRequest } from './page-key'
import { chooseEncoding, type RenderedPage, type SendablePage } from './rendered-page'
import { toSendablePage } from './to-sendable-page'
import { toSearch } from '../preview/guarded-address'
import { accessCookieOf } from '../preview/preview-access'
import { PREVIEW_HEADERS } from '../preview/preview-headers'
import { sendBusy } from './send-problem'
import type { SiteStatus } from './site-status'
import { BusyError, LimitedQueue, type QueueLimits } from './limited-queue'

interface ResponderOptions {
  application: RequestListener
  config: HostConfig
  siteOf: (host: string) => Pick<SiteConfig, 'id' | 'locale' | 'locales'>
  status: Pick<SiteStatus, 'wasOpen' | 'isClosed'>
  /** The number of pages that are rendered at the same time, and that may wait. */
  limits?: QueueLimits
  /** Milliseconds since 1970. */
  now?: () => number
}

/** The headers that rendering gets: none is personal, because pages are shared. */
const FORWARDED = ['host', 'x-forwarded-host', 'x-forwarded-proto', 'x-request-id']
const PREVIEW_FORWARDED = ['x-forwarded-for', 'forwarded', 'via']

/** PWA Kit writes this header into the page, which is shared, so it must not be a visitor's id. */
const PAGE_CORRELATION_ID = 'page'

/** Most of the time a rendering waits for services; if it hangs, it is ended within 20 s. */
const LIMITS = { maxRunning: 64, maxWaiting: 256, maxWaitMs: 10_000 }
const NEVER_CACHED = { 'cache-control': 'private, no-store' }

/** Answers requests for pages, from the cache if possible. */
export class PageResponder {
  readonly #cache: PageCache | undefined
  readonly #options: ResponderOptions
  readonly #queue: LimitedQueue

  constructor(options: ResponderOptions) {
    this.#options = options
    this.#queue = new LimitedQueue(options.limits ?? LIMITS)
    const maxBytes = options.config.pageCacheBytes
    this.#cache = maxBytes > 0 ? new PageCache({ maxBytes, now: options.now }) : undefined
    showPageFigures(() => ({
      renderings: this.#queue.figures,
      cache: this.#cache?.figures ?? { pages: 0, bytes: 0 },
    }))
  }

  /**
   * Sends a cached page without calling the application: a look-up and a write. Returns false if
   * the page is not cached; then call `respond`.
   */
  respondFromCache(req: IncomingMessage, res: ServerResponse): boolean {
    const { key, siteId } = this.#pageRequest(req)
    if (!this.#options.status.wasOpen(siteId)) return false
    const cached = key === undefined ? undefined : this.#cache?.peek(key)
    if (!cached || key === undefined) return false
    if (cached.state === 'STALE') this.#cache?.refresh(key, () => this.#render(req))
    send(req, res, cached).catch((error: Error) => res.destroy(error))
    return true
  }

  /** Marks the pages that the changes affect, so that they are rendered again. */
  outdate(changes: readonly PageChange[]): void {
    this.#cache?.outdate(changes)
  }

  /**
   * Sends a page and renders it first if it is not cached. While the shop is closed, redirects to
   * the maintenance page.
   */
  async respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
    try {
      await this.#respond(req, res)
    } catch (error) {
      if (!(error instanceof BusyError)) throw error
      rendersRefused.inc()
      sendBusy(res)
    }
  }

  async #respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { key, siteId, basename, path } = this.#pageRequest(req)
    if (path !== paths.maintenance() && (await this.#options.status.isClosed(siteId))) {
      const headers = { location: `${basename}${paths.maintenance()}`, ...NEVER_CACHED }
      res.writeHead(302, headers).end()
      return
    }
    const cached =
      key !== undefined && this.#cache
        ? await this.#cache.get(key, () => this.#render(req))
        : justRendered(await this.#render(req), (this.#options.now ?? Date.now)())
    await send(req, res, cached)
  }

  #pageRequest(req: IncomingMessage) {
    const host = hostOf(req)
    const site = this.#options.siteOf(host)
    const page = toPageRequest(site, req.url ?? '/', req.headers['accept-language'])
    // a page contains its own origin, so it is cached separately for each host and protocol
    const origin = `${String(req.headers['x-forwarded-proto'])}://${host}`
    const key = page.key && host ? `${origin} ${page.key}` : undefined
    return { ...page, key, siteId: site.id }
  }

  async #render(req: IncomingMessage): Promise<SendablePage> {
    const headers: IncomingHttpHeaders = { accept: 'text/html' }
    for (const name of FORWARDED) headers[name] = req.headers[name]
    const { url, path, locale, isNegotiated, isPreview, siteId } = this.#pageRequest(req)
    // the application checks again whether this visitor may see the preview
    if (isPreview) {
      headers.cookie = accessCookieOf(req.headers)
      for (const name of PREVIEW_FORWARDED) headers[name] = req.headers[name]
    }
    headers['accept-language'] = locale
    headers['x-correlation-id'] = PAGE_CORRELATION_ID
    const rendered = await this.#queue.run(() => this.#measure(path, { url, headers }))
    const vary = isNegotiated ? 'Accept-Encoding, Accept-Language' : 'Accept-Encoding'
    if (isPreview) makePreview(rendered, url)
    const frames = isPreview ? framesOf(path, this.#options.config) : undefined
    return toSendablePage(rendered, { config: this.#options.config, vary, siteId, frames })
  }

  async #measure(path: string, asked: { url: string; headers: IncomingHttpHeaders }) {
    const pageType = pageTypeOf(path)
    const begun = performance.now()
    let outcome = 'error'
    try {
      const rendered = await withSpan('render page', { 'praline.page_type': pageType }, () =>
        captureResponse(this.#options.application, asked),
      )
      if (rendered.status < 500) outcome = 'ok'
      return rendered
    } finally {
      const seconds = (performance.now() - begun) / 1000
      renderSeconds.observe({ page_type: pageType, outcome }, seconds)
    }
  }
}

/** Marks the page as not to be cached; a redirect keeps the parameters of the preview. */
function makePreview({ headers }: RenderedPage, url: string): void {
  Object.assign(headers, PREVIEW_HEADERS)
  const { location } = headers
  if (typeof location !== 'string' || !location.startsWith('/')) return
  headers.location = keepPreview(location, previewParametersOf(toSearch(url)))
}

/**
 * The content studio shows previewed pages in a frame beside its form; the comparison shows two
 * moments in frames.
 */
function framesOf(path: string, { contentStudioOrigins }: HostConfig): PageFrames {
  return { framedBy: contentStudioOrigins, framesOwnPages: isBelow(path, COMPARE_PATH) }
}

async function send(req: IncomingMessage, res: ServerResponse, cached: CachedPage): Promise<void> {
  const { page, state, ageSeconds } = cached
  const { status, headers } = page.page
  const isShared = page.etag !== undefined
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) res.setHeader(name, value)
  if (headers['x-keeps-query'] !== undefined) keepQuery(req, res, String(headers.location))
  const result = isShared ? state : 'BYPASS'
  pagesSent.inc({ result: result.toLowerCase() })
  res.setHeader('X-Cache', result)
  if (isShared) res.setHeader('Age', ageSeconds)
  if (result === 'MISS' || result === 'BYPASS') nameTrace(res)
  if (page.etag) {
    res.setHeader('ETag', page.etag)
    if (status === 200 && req.headers['if-none-match']?.includes(page.etag)) {
      res.writeHead(304).end()
      return
    }
  }
  const encoding =
    page.page.body.length < 1024 ? 'identity' : chooseEncoding(req.headers['accept-encoding'])
  const made = page.body(encoding)
  const body = made instanceof Buffer ? made : await made
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding)
  res.setHeader('Content-Length', body.length)
  res.writeHead(status)
  res.end(req.method === 'HEAD' ? undefined : body)
}

/**
 * Sends the id of the trace to the browser, for its own measurements. Cached pages have none,
 * because the trace belongs to another visitor; for the same reason no other cache may store this
 * response.
 */
function nameTrace(res: ServerResponse): void {
  const traceparent = sampledTraceparent()
  if (traceparent === undefined) return
  res.setHeader('Server-Timing', `traceparent;desc="${traceparent}"`)
  const stored = String(res.getHeader('Cache-Control') ?? '')
  if (!stored.includes('no-store')) res.setHeader('Cache-Control', 'private, no-cache')
}

/** Adds the parameters that were dropped before rendering to the target of a redirect. */
function keepQuery(req: IncomingMessage, res: ServerResponse, location: string): void {
  res.removeHeader('X-Keeps-Query')
  res.setHeader('Location', addQuery(location, listUnknownParameters(req.url ?? '/')))
}

function hostOf(req: IncomingMessage): string {
  const host = req.headers['x-forwarded-host'] ?? req.headers.host ?? ''
  return Array.isArray(host) ? (host[0] ?? '') : host
}
