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
  /** When the engine closes. */
  closing?: AbortSignal
  /** @param locales keys of the texts, the closest first */
  loadTexts(index: SiteIndex, locales: readonly string[], stem: Stemmer): Promise<LocaleWords>
  selectHits(ids: readonly string[], withImageGroups: boolean): Promise<Map<string, StoredHit>>
}

/** Changes the texts of a language as the documents have changed. */
export type ChangeTexts = (
  words: LocaleWords,
  locales: readonly string[],
  stem: Stemmer,
) => Promise<LocaleWords>

type TextsChange = ChangeTexts | 'same' | 'other'

export interface LoadedSite extends Pick<DocumentSource, 'selectHits'> {
  index: SiteIndex
  availability: ListAvailability
  /** How many texts have changed since they were read, counted again with each change. */
  changedTexts: number
  textsIn(locale: Locale): Promise<LocaleTexts>
  /**
   * @param index made from this one by changes
   * @param change of texts; `other` if all are read again, e.g. because words have other forms now
   * @param count of changed texts
   */
  with(site: Site, index: SiteIndex, change: TextsChange, count?: number): LoadedSite
  /** Reads the texts of the same languages for another index, so that no search waits for them. */
  replacedBy(other: LoadedSite): Promise<LoadedSite>
}

const MAX_LANGUAGES = 10

type Texts = LRUCache<string, { locale: Locale; work: Promise<LocaleTexts> }>

const openTexts = (): Texts => new LRUCache({ max: MAX_LANGUAGES })

export function toLoadedSite(
  db: Db,
  site: Site,
  index: SiteIndex,
  source: DocumentSource,
  {
    availability = new ListAvailability(db, index),
    texts = openTexts(),
    changedTexts = 0,
  }: { availability?: ListAvailability; texts?: Texts; changedTexts?: number } = {},
): LoadedSite {
  const keysOf = (locale: Locale) => (locale.id === site.defaultLocale ? ['default'] : locale.chain)

  async function load(locale: Locale): Promise<LocaleTexts> {
    const language = locale.id === 'default' ? site.defaultLocale : locale.id
    const stems = createStemmer(db, language, index.setting, source.closing)
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
    changedTexts,
    selectHits: source.selectHits,
    textsIn: (locale) => texts.get(locale.id)?.work ?? keep(locale, load(locale)),
    with(nextSite, next, change, count = 0) {
      const followed = openTexts()
      const isKept = nextSite.defaultLocale === site.defaultLocale
      for (const { locale, work } of isKept ? [...texts.values()].reverse() : []) {
        if (change === 'other') continue
        void keep(locale, change === 'same' ? work : followTexts(locale, work, change), followed)
      }
      return toLoadedSite(db, nextSite, next, source, {
        availability: availability.of(next),
        texts: followed,
        changedTexts: change === 'other' ? 0 : changedTexts + count,
      })
    },
    async replacedBy(other) {
      await Promise.all([...texts.values()].map(({ locale }) => other.textsIn(locale)))
      return other
    },
  }
}
