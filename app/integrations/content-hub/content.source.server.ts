import { notFoundError } from '@/errors/app-error'
import { fetchContent, type ContentName } from './amplience.server'
import { currentLocale } from '@/site/current-locale'
import { withCategoryProducts } from './category-products.server'
import { isShownOn } from './content-sites'
import { withSeasonMenu } from './season-menu.server'
import { sharedKeys, type ContentItem, type ContentSource } from './content.port'
import { ContentItemCopy, StoredContent } from './stored-content.server'
import { ScheduledCache } from './scheduled-cache.server'

// Every page requests the same few items; an editor's change takes effect within seconds.
const CACHED_FOR_MS = 10_000

const recent = new ScheduledCache<ContentItem | undefined>({
  max: 500,
  cachedForMs: CACHED_FOR_MS,
  // missing items are not cached, because a visitor can request any key
  isCacheable: (item) => item !== undefined,
  kept: new StoredContent({ name: 'item', schema: ContentItemCopy }),
})

async function read(name: ContentName): Promise<ContentItem> {
  const text = 'id' in name ? `id ${name.id}` : `key ${name.key}`
  const item = await recent.get(`${currentLocale()} ${text}`, () => fetchContent(name))
  if (!item) throw notFoundError(`No content at ${text}`)
  return item
}

const getContent = (key: string) => read({ key })

/** Returns an item, or not-found if only other sites show it. */
async function readFor(siteId: string, name: ContentName): Promise<ContentItem> {
  const item = await read(name)
  if (!isShownOn(item, siteId)) throw notFoundError('No content of this site')
  return withCategoryProducts(siteId, item)
}

export const contentSource: ContentSource = {
  getContentByKey: (siteId, key) => readFor(siteId, { key }),
  getContentById: (siteId, id) => readFor(siteId, { id }),
  getNavMenu: async (siteId, config) =>
    withSeasonMenu(await getContent(sharedKeys.navMenu(siteId, config))),
  getFooter: (siteId) => getContent(sharedKeys.footer(siteId)),
  getProductBadges: (siteId) => getContent(sharedKeys.productBadges(siteId)),
}
