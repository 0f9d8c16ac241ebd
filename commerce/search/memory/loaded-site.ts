import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/client'
import type { Locale } from '../../sites/locale'
import type { Site } from '../../sites/site.service'
import type { StoredHit } from '../search.repository'
import { ListAvailability } from './list-availability'
import type { SiteIndex } from './site-index'
import { createStemmer, type Stems } from './stemmer'
import type { Stemmer, TextIndex } from './text-index'

export interface LocaleTexts {
  text: TextIndex
  /** By ordinal. */
  names: readonly string[]
  stems: Stems
  locale: Locale
}

interface DocumentSource {
  /** @param locales keys of the texts, the closest first */
  loadTexts(locales: readonly string[], stem: Stemmer): Promise<Pick<LocaleTexts, 'text' | 'names'>>
  selectHits(ids: readonly string[], withImageGroups: boolean): Promise<Map<string, StoredHit>>
}

export interface LoadedSite extends Pick<DocumentSource, 'selectHits'> {
  index: SiteIndex
  availability: ListAvailability
  textsIn(locale: Locale): Promise<LocaleTexts>
}

const MAX_LANGUAGES = 10

export function toLoadedSite(
  db: Db,
  site: Site,
  index: SiteIndex,
  { loadTexts, selectHits }: DocumentSource,
): LoadedSite {
  const texts = new LRUCache<string, Promise<LocaleTexts>>({ max: MAX_LANGUAGES })

  async function load(locale: Locale): Promise<LocaleTexts> {
    const language = locale.id === 'default' ? site.defaultLocale : locale.id
    const stems = createStemmer(db, language, index.setting)
    const keys = locale.id === site.defaultLocale ? ['default'] : locale.chain
    return { ...(await loadTexts(keys, stems.stem)), stems, locale }
  }

  return {
    index,
    selectHits,
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
