import { LRUCache } from 'lru-cache'
import { notFoundError } from '@/errors/app-error'
import { fetchContentByKey } from './amplience.server'
import { currentLocale } from '@/site/current-locale'
import { isShownOn } from './content-sites'
import { isStaged } from './content-stage.server'
import { sharedKeys, type ContentItem, type ContentSource } from './content.port'

// Every page asks for the same few items; an editor's change shows within seconds.
const KEPT_FOR_MS = 10_000

const recent = new LRUCache<string, ContentItem, string>({
  max: 500,
  ttl: KEPT_FOR_MS,
  fetchMethod: (_name, _kept, { context }) => fetchContentByKey(context),
})

/** In the language of the page: one item for each. What an editor looks at is asked for each time. */
async function getContent(key: string): Promise<ContentItem> {
  if (isStaged()) return fetchContentByKey(key)
  const item = await recent.fetch(`${currentLocale()} ${key}`, { context: key })
  return item ?? fetchContentByKey(key)
}

/** What another site alone shows is not here. */
async function getPage(siteId: string, key: string): Promise<ContentItem> {
  const item = await getContent(key)
  if (!isShownOn(item, siteId)) throw notFoundError(`No content at ${key}`)
  return item
}

/** On the server: the content hub itself. */
export const contentSource: ContentSource = {
  getContentByKey: getPage,
  getNavMenu: (siteId, config) => getContent(sharedKeys.navMenu(siteId, config)),
  getFooter: (siteId) => getContent(sharedKeys.footer(siteId)),
  getProductBadges: (siteId) => getContent(sharedKeys.productBadges(siteId)),
}
