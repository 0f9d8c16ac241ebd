import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/client'
import { writeIfPossible } from '../../db/write-if-possible'
import type { Site } from '../../sites/site.service'
import { selectExpiredIds } from '../documents/search-source.repository'
import { refreshSearchIndex } from '../search-index'
import { selectHits } from '../search.repository'
import { INDEX_FORMAT } from '../search.tables'
import { loadSiteIndex, loadTexts, selectIndexState } from './load-site-index.repository'
import { toLoadedSite, type LoadedSite } from './loaded-site'
import { buildMomentSite } from './moment-site'

export interface SearchMemory {
  /**
   * Opens the site's current index. It is built if it is missing, or if a price or product has
   * begun or ended since (unless the database can only be read), and reloaded if another engine or an import has created a new version.
   * @param moment a moment other than now, which only a merchant's server may request
   */
  open(site: Site, moment?: Date): Promise<LoadedSite>
}

const MAX_SITES = 20
/** Each moment keeps the documents of a whole site in memory. */
const MAX_MOMENTS = 4

export function createSearchMemory(db: Db, now: () => Date): SearchMemory {
  const loaded = new LRUCache<string, LoadedSite>({ max: MAX_SITES })
  const moments = new LRUCache<string, Promise<LoadedSite>>({ max: MAX_MOMENTS })
  const working = new Map<string, Promise<LoadedSite>>()

  async function bringUpToDate(site: Site): Promise<LoadedSite> {
    const state = await selectIndexState(db, site.id)
    const refresh = () => refreshSearchIndex(db, site.id, now())
    if (state?.format !== INDEX_FORMAT) await refresh()
    else if (state.validUntil <= now()) await writeIfPossible(db, refresh)
    for (;;) {
      const index = await loadSiteIndex(db, site.id, site.catalogId, now())
      // an import may have replaced the documents while they were loaded
      const after = await selectIndexState(db, site.id)
      if (after?.version !== index.version) continue
      const fresh = toLoadedSite(db, site, index, {
        loadTexts: (locales, stem) => loadTexts(db, site.id, index, locales, stem),
        selectHits: (ids, withImageGroups) => selectHits(db, site.id, ids, withImageGroups),
      })
      loaded.set(site.id, fresh)
      return fresh
    }
  }

  async function openNow(site: Site): Promise<LoadedSite> {
    const state = await selectIndexState(db, site.id)
    const known = loaded.get(site.id)
    const isCurrent =
      state?.format === INDEX_FORMAT &&
      state.validUntil > now() &&
      state.version === known?.index.version
    if (known && isCurrent) return known
    const work = working.get(site.id) ?? bringUpToDate(site)
    working.set(site.id, work)
    return work.finally(() => working.delete(site.id))
  }

  async function openAt(site: Site, moment: Date): Promise<LoadedSite> {
    const current = await openNow(site)
    const { version, builtAt } = current.index
    const [from, to] = builtAt < moment ? [builtAt, moment] : [moment, builtAt]
    const changed = await selectExpiredIds(db, site.catalogId, from, to)
    if (changed?.length === 0) return current
    const key = JSON.stringify([site.id, version, moment])
    const work = moments.get(key) ?? buildMomentSite(db, site, moment)
    moments.set(key, work)
    work.catch(() => moments.delete(key))
    return work
  }

  return { open: (site, moment) => (moment ? openAt(site, moment) : openNow(site)) }
}
