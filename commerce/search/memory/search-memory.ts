import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/client'
import type { Locale } from '../../http/locale'
import type { Site } from '../../sites/site.service'
import { refreshSearchIndex } from '../search-index'
import { INDEX_FORMAT } from '../search.tables'
import { ListAvailability } from './list-availability'
import { loadSiteIndex, loadTexts, selectIndexState } from './load-site-index.repository'
import type { SiteIndex } from './site-index'
import { createStemmer, type Stems } from './stemmer'
import type { TextIndex } from './text-index'

/** The words of a site's documents in one language. */
export interface LocaleTexts {
  text: TextIndex
  /** By ordinal. */
  names: readonly string[]
  stems: Stems
  locale: Locale
}

/** One loaded state of a site's index. */
export interface LoadedSite {
  index: SiteIndex
  availability: ListAvailability
  textsIn(locale: Locale): Promise<LocaleTexts>
}

export interface SearchMemory {
  /**
   * The site's index as the database has it now: built when it is missing or a price or product
   * has begun or ended, loaded when another engine or an import has made a new one.
   */
  open(site: Site): Promise<LoadedSite>
}

const MAX_SITES = 20
const MAX_LANGUAGES = 10

export function createSearchMemory(db: Db, now: () => Date): SearchMemory {
  const loaded = new LRUCache<string, LoadedSite>({ max: MAX_SITES })
  // searches that come while an index is being built or loaded wait for that one
  const working = new Map<string, Promise<LoadedSite>>()

  async function bringUpToDate(site: Site): Promise<LoadedSite> {
    const state = await selectIndexState(db, site.id)
    const isUsable = state?.format === INDEX_FORMAT && state.validUntil > now()
    if (!isUsable) await refreshSearchIndex(db, site.id, now())
    for (;;) {
      const index = await loadSiteIndex(db, site.id, site.catalogId, now())
      // an import may have replaced the documents meanwhile
      const after = await selectIndexState(db, site.id)
      if (after?.version !== index.version) continue
      const fresh = toLoadedSite(db, site, index)
      loaded.set(site.id, fresh)
      return fresh
    }
  }

  return {
    async open(site) {
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
    },
  }
}

function toLoadedSite(db: Db, site: Site, index: SiteIndex): LoadedSite {
  const texts = new LRUCache<string, Promise<LocaleTexts>>({ max: MAX_LANGUAGES })

  async function load(locale: Locale): Promise<LocaleTexts> {
    const language = locale.id === 'default' ? site.defaultLocale : locale.id
    const stems = createStemmer(db, language, index.setting)
    const keys = locale.id === site.defaultLocale ? ['default'] : locale.chain
    return { ...(await loadTexts(db, site.id, index, keys, stems.stem)), stems, locale }
  }

  return {
    index,
    availability: new ListAvailability(db, index),
    textsIn(locale) {
      const known = texts.get(locale.id)
      if (known) return known
      const work = load(locale)
      texts.set(locale.id, work)
      work.catch(() => texts.delete(locale.id))
      return work
    },
  }
}
