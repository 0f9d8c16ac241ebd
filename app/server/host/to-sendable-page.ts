import { createHash } from 'node:crypto'
import { addNonce, createNonce } from './add-nonce'
import { toTagHeader } from './cdn-tags'
import { contentSecurityPolicy, type PageFrames } from './content-security-policy'
import type { HostConfig } from './host-config'
import { readTags } from './page-change'
import { SendablePage, type RenderedPage } from './rendered-page'
import { sharedCacheSeconds } from './shared-cache-seconds'

/** React writes this marker where a section failed during rendering and its fallback is shown. */
const FAILED_SECTION = '<!--$!-->'

interface Sealing {
  config: HostConfig
  vary: string
  siteId: string
  frames?: PageFrames
}

/**
 * Combines body and policy: both contain the nonce of this rendering, and they are cached together.
 */
export function toSendablePage(
  rendered: RenderedPage,
  { config, vary, siteId, frames }: Sealing,
): SendablePage {
  const {
    'content-length': _length,
    'x-request-id': _id,
    'x-next-change': change,
    'x-reads': readsHeader,
    ...headers
  } = rendered.headers
  const nextChange = change === undefined ? undefined : Number(change)
  const reads = { siteId, tags: readTags(readsHeader) }
  const tag = config.cdnTagHeader ? { [config.cdnTagHeader]: toTagHeader(reads) } : {}
  const sealed = (page: RenderedPage, etag?: string) =>
    new SendablePage(page, etag, nextChange, reads)
  if (!String(headers['content-type']).startsWith('text/html')) {
    return sealed({ ...rendered, headers })
  }
  // clients read only the location of a redirect, so its body is dropped
  if (headers.location !== undefined) {
    const { 'content-type': _type, ...rest } = headers
    const { status } = rendered
    return sealed({ status, headers: { ...rest, ...tag, vary }, body: Buffer.of() })
  }
  const html = rendered.body.toString('utf8')
  const hasFailed = html.includes(FAILED_SECTION)
  // the page is readable, but broken: it is not cached, and an older cached page stays in use
  const status = hasFailed && rendered.status < 400 ? 500 : rendered.status
  if (hasFailed) headers['cache-control'] = 'no-store'
  const nonce = createNonce()
  const body = Buffer.from(addNonce(html, nonce))
  headers['content-security-policy'] = contentSecurityPolicy(nonce, config, frames)
  headers.vary = vary
  const page = new SendablePage({ status, headers, body }, undefined)
  if (sharedCacheSeconds(page) === 0) return page
  Object.assign(headers, tag)
  return sealed({ status, headers, body }, `W/"${hashOf(body)}"`)
}

function hashOf(body: Buffer): string {
  return createHash('sha1').update(body).digest('base64url').slice(0, 20)
}
