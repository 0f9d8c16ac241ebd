import { LRUCache } from 'lru-cache'
import { toAppError } from '@/errors/to-app-error'
import { askProvider, providerFailed } from '@/lib/ask-provider.server'
import { currentPreview } from '@/site/current-preview.server'
import { serverConfig } from '@/site/server-config.server'

const TIMEOUT_MS = 5_000
const CACHED_FOR_MS = 60_000
const DOMAIN = /^[a-z\d](?:[a-z\d.-]{0,198}[a-z\d])?$/i

/** The host that serves content, and the headers to send. */
export interface ContentStage {
  /** Without a trailing slash. */
  origin: string
  headers?: Readonly<Record<string, string>>
}

/**
 * The domain of a moment or snapshot never changes; without this cache, each item of a page would
 * need a second request.
 */
const domains = new LRUCache<string, string, { path: string }>({
  max: 200,
  ttl: CACHED_FOR_MS,
  allowStaleOnFetchRejection: true,
  noDeleteOnFetchRejection: true,
  fetchMethod: (_name, _stale, { context }) => askDomain(context.path),
})

/**
 * Returns whether the current request previews a stage, a moment or a snapshot: none of its content
 * may be cached for other visitors.
 */
export function isStaged(): boolean {
  const { vseDomain, timestamp, snapshotId } = currentPreview() ?? {}
  return vseDomain !== undefined || timestamp !== undefined || snapshotId !== undefined
}

/**
 * Returns the host for the content to show: published content, or for an editor the staging
 * environment. For a moment or a snapshot, virtual staging provides a separate domain. Throws
 * AppError.
 */
export async function contentStage(): Promise<ContentStage> {
  const { origin, key, stagingOrigin, stagingKey, stagingDomains } = serverConfig().contentHub
  if (!isStaged()) return { origin, ...(key !== undefined && { headers: { 'x-api-key': key } }) }
  const { vseDomain = stagingDomains[0], timestamp, snapshotId } = currentPreview() ?? {}
  if (vseDomain === undefined) {
    throw toAppError({ status: 502, message: 'No staging environment is configured' })
  }
  const pin = new URLSearchParams({
    ...(timestamp !== undefined && snapshotId === undefined && { timestamp: String(timestamp) }),
    ...(snapshotId !== undefined && { snapshotId }),
  })
  const path = `domain/${encodeURIComponent(vseDomain)}?${pin}`
  const pinned = [...pin].length > 0 ? await domains.fetch(path, { context: { path } }) : vseDomain
  const domain = pinned ?? (await askDomain(path))
  return {
    origin: stagingOrigin.replace('{domain}', domain).replace(/\/$/, ''),
    ...(stagingKey !== undefined && { headers: { 'x-api-key': stagingKey } }),
  }
}

async function askDomain(path: string): Promise<string> {
  const address = `${serverConfig().contentHub.virtualStagingOrigin}/${path}`
  const { status, text } = await askProvider('content hub', address, { timeoutMs: TIMEOUT_MS })
  if (status >= 400) throw toAppError({ message: 'There is no such stage' }, status)
  const domain = text.trim()
  // the domain becomes part of a URL
  if (!DOMAIN.test(domain)) {
    throw providerFailed('content hub', 'The domain of the staging environment cannot be read.')
  }
  return domain
}
