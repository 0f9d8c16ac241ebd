import { notFoundError } from '@/errors/app-error'
import { fetchContent, type ContentName } from './amplience.server'
import { currentLocale } from '@/site/current-locale'
import { isShownOn } from './content-sites'
import { sharedKeys, type ContentItem, type ContentSource } from './content.port'
import { ScheduledCache } from './scheduled-cache.server'

// Every page asks for the same few items; an editor's change shows within seconds.
const CACHED_FOR_MS = 10_000

const recent = new ScheduledCache<ContentItem | undefined>({
  max: 500,
  cachedForMs: CACHED_FOR_MS,
  // the key comes from the request
  isCacheable: (item) => item !== undefined,
})

/** In the language of the page: one item for each. */
async function read(name: ContentName): Promise<ContentItem> {
  const text = 'id' in name ? `id ${name.id}` : `key ${name.key}`
  const item = await recent.get(`${currentLocale()} ${text}`, () => fetchContent(name))
  if (!item) throw notFoundError(`No content at ${text}`)
  return item
}

const getContent = (key: string) => read({ key })

/** What another site alone shows is not here. */
async function readFor(siteId: string, name: ContentName): Promise<ContentItem> {
  const item = await read(name)
  if (!isShownOn(item, siteId)) throw notFoundError('No content of this site')
  return item
}

/** On the server: the content hub itself. */
export const contentSource: ContentSource = {
  getContentByKey: (siteId, key) => readFor(siteId, { key }),
  getContentById: (siteId, id) => readFor(siteId, { id }),
  getNavMenu: (siteId, config) => getContent(sharedKeys.navMenu(siteId, config)),
  getFooter: (siteId) => getContent(sharedKeys.footer(siteId)),
  getProductBadges: (siteId) => getContent(sharedKeys.productBadges(siteId)),
}
