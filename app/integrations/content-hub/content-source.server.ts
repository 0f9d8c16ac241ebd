import { LRUCache } from 'lru-cache'
import { fetchContentByKey } from './amplience.server'
import { sharedKeys, type ContentItem, type ContentSource } from './content.port'

// Every page asks for the same few items; an editor's change shows within seconds.
const KEPT_FOR_MS = 10_000

const recent = new LRUCache<string, ContentItem>({
  max: 500,
  ttl: KEPT_FOR_MS,
  fetchMethod: (key) => fetchContentByKey(key),
})

async function getContent(key: string): Promise<ContentItem> {
  const item = await recent.fetch(key)
  return item ?? fetchContentByKey(key)
}

/** On the server: the content hub itself. */
export const contentSource: ContentSource = {
  getContentByKey: (_siteId, key) => getContent(key),
  getNavMenu: (siteId) => getContent(sharedKeys.navMenu(siteId)),
  getFooter: (siteId) => getContent(sharedKeys.footer(siteId)),
}
