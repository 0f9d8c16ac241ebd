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

type LocaleWords = Pick<LocaleTexts, 'text' | 'names'>

export interface DocumentSource {
  /** @param locales keys of the texts, the closest first */
  loadTexts(index: SiteIndex, locales: readonly string[], stem: Stemmer): Promise<LocaleWords>
  selectHits(ids: readonly string[], withImageGroups: boolean): Promise<Map<string, StoredHit>>
}

/** Changes the texts of a language as the documents have changed. */
type ChangeTexts = (
  words: LocaleWords,
  locales: readonly string[],
  stem: Stemmer,
) => Promise<LocaleWords>

type TextsChange = ChangeTexts | 'same' | 'other'

export interface LoadedSite extends Pick<DocumentSource, 'selectHits'> {
  index: SiteIndex
  availability: ListAvailability
  textsIn(locale: Locale): Promise<LocaleTexts>
  /**
   * @param index made from this one by changes
   * @param change of texts; `other` if words have other forms now, so that all are read again
   */
  with(site: Site, index: SiteIndex, change: TextsChange): LoadedSite
  /** Reads the texts of the same languages for another index, so that no search waits for them. */
  replacedBy(other: LoadedSite): Promise<LoadedSite>
}

const MAX_LANGUAGES = 10

type Texts = LRUCache<string, { locale: Locale; work: Promise<LocaleTexts> }>

export function toLoadedSite(
  db: Db,
  site: Site,
  index: SiteIndex,
  source: DocumentSource,
  availability = new ListAvailability(db, index),
  texts: Texts = new LRUCache({ max: MAX_LANGUAGES }),
): LoadedSite {
  const keysOf = (locale: Locale) => (locale.id === site.defaultLocale ? ['default'] : locale.chain)

  async function load(locale: Locale): Promise<LocaleTexts> {
    const language = locale.id === 'default' ? site.defaultLocale : locale.id
    const stems = createStemmer(db, language, index.setting)
    return { ...(await source.loadTexts(index, keysOf(locale), stems.stem)), stems, locale }
  }

  function keep(locale: Locale, work: Promise<LocaleTexts>, all = texts): Promise<LocaleTexts> {
    all.set(locale.id, { locale, work })
    work.catch(() => all.delete(locale.id))
    return work
  }

  const followTexts = async (locale: Locale, work: Promise<LocaleTexts>, change: ChangeTexts) => {
    const known = await work
    return { ...known, ...(await change(known, keysOf(locale), known.stems.stem)) }
  }

  return {
    index,
    availability,
    selectHits: source.selectHits,
    textsIn: (locale) => texts.get(locale.id)?.work ?? keep(locale, load(locale)),
    with(nextSite, next, change) {
      const followed: Texts = new LRUCache({ max: MAX_LANGUAGES })
      const isKept = nextSite.defaultLocale === site.defaultLocale
      for (const { locale, work } of isKept ? [...texts.values()].reverse() : []) {
        if (change === 'other') continue
        void keep(locale, change === 'same' ? work : followTexts(locale, work, change), followed)
      }
      return toLoadedSite(db, nextSite, next, source, availability.of(next), followed)
    },
    async replacedBy(other) {
      await Promise.all([...texts.values()].map(({ locale }) => other.textsIn(locale)))
      return other
    },
  }
}
