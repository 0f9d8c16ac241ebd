import { LRUCache } from 'lru-cache'
import { notFoundError } from '@/errors/app-error'
import { fetchContentById, fetchContentByKey } from './amplience.server'
import { currentLocale } from '@/site/current-locale'
import { isShownOn } from './content-sites'
import { isStaged } from './content-stage.server'
import { sharedKeys, type ContentItem, type ContentSource } from './content.port'

// Every page asks for the same few items; an editor's change shows within seconds.
const KEPT_FOR_MS = 10_000

interface ItemName {
  by: 'key' | 'id'
  value: string
}

const fetchContent = ({ by, value }: ItemName) =>
  by === 'id' ? fetchContentById(value) : fetchContentByKey(value)

const recent = new LRUCache<string, ContentItem, ItemName>({
  max: 500,
  ttl: KEPT_FOR_MS,
  fetchMethod: (_name, _kept, { context }) => fetchContent(context),
})

/** In the language of the page: one item for each. What an editor looks at is asked for each time. */
async function getContent(name: ItemName): Promise<ContentItem> {
  if (isStaged()) return fetchContent(name)
  const item = await recent.fetch(`${currentLocale()} ${name.by} ${name.value}`, { context: name })
  return item ?? fetchContent(name)
}

const byKey = (value: string) => getContent({ by: 'key', value })

/** What another site alone shows is not here. */
async function getPage(siteId: string, name: ItemName): Promise<ContentItem> {
  const item = await getContent(name)
  if (!isShownOn(item, siteId)) throw notFoundError(`No content at ${name.value}`)
  return item
}

/** On the server: the content hub itself. */
export const contentSource: ContentSource = {
  getContentByKey: (siteId, value) => getPage(siteId, { by: 'key', value }),
  getContentById: (siteId, value) => getPage(siteId, { by: 'id', value }),
  getNavMenu: (siteId, config) => byKey(sharedKeys.navMenu(siteId, config)),
  getFooter: (siteId) => byKey(sharedKeys.footer(siteId)),
  getProductBadges: (siteId) => byKey(sharedKeys.productBadges(siteId)),
}
