import type { Logger } from 'pino'
import { startGeneration } from '@/lib/change-generations.server'
import type { HostConfig } from './host-config'
import type { PageChange } from './page-change'
import type { PageResponder } from './page-responder'
import type { ShopChange } from './shop-change'
import { ShopChangeStream } from './shop-change-stream'
import type { SiteStatus } from './site-status'

interface Followers {
  config: Pick<HostConfig, 'changeFeed'>
  logger: Logger
  pages: Pick<PageResponder, 'outdate'>
  status: Pick<SiteStatus, 'doubt'>
}

/**
 * Passes the engine's change events to every cache of this process. Without a change feed only the
 * maximum ages of the caches apply.
 * @returns a function that stops it
 */
export function followShopChanges({ config, logger, ...caches }: Followers): () => void {
  const { origin, key } = config.changeFeed
  if (origin === undefined) return () => undefined
  const onChanges = (changes: readonly ShopChange[]) => applyShopChanges(changes, caches)
  const stream = new ShopChangeStream({ origin, key, logger, onChanges })
  stream.start()
  return () => stream.stop()
}

/** the data caches are outdated first, so that pages are not rendered again from old data */
export function applyShopChanges(
  changes: readonly ShopChange[],
  { pages, status }: Pick<Followers, 'pages' | 'status'>,
): void {
  for (const { kind, site } of changes) {
    if (kind === 'everything' || kind === 'content') startGeneration('content')
    if (kind === 'everything' || kind === 'site') {
      startGeneration('site')
      status.doubt(site)
    }
  }
  pages.outdate(changes.map(toPageChange))
}

export function toPageChange({ kind, ids, site: siteId }: ShopChange): PageChange {
  const products = ids?.map((id) => `product:${id}`)
  switch (kind) {
    case 'site':
    case 'promotion':
      return { siteId }
    case 'search':
      return { siteId, tags: ['list'] }
    case 'price':
    case 'product':
      return { tags: products && [...products, 'list'] }
    case 'stock':
      return { tags: products }
    default:
      return {}
  }
}
