import { setImmediate as letOthersRun } from 'node:timers/promises'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/client'
import type { SearchSetting } from '../search-setting.schemas'
import { toWords } from '../words.rules'

/** Stems of a language, which unite the forms of a word. */
export interface Stems {
  stem(words: readonly string[]): Promise<string[]>
  stopWords(words: readonly string[]): Promise<ReadonlySet<string>>
}

/** PostgreSQL's Snowball dictionaries, which the embedded database contains too. */
const DICTIONARIES: Readonly<Record<string, string>> = {
  da: 'danish_stem',
  de: 'german_stem',
  en: 'english_stem',
  es: 'spanish_stem',
  fi: 'finnish_stem',
  fr: 'french_stem',
  hu: 'hungarian_stem',
  it: 'italian_stem',
  nl: 'dutch_stem',
  no: 'norwegian_stem',
  pt: 'portuguese_stem',
  ro: 'romanian_stem',
  ru: 'russian_stem',
  sv: 'swedish_stem',
  tr: 'turkish_stem',
}
const REMEMBERED_WORDS = 5_000
/** The embedded database does nothing else meanwhile. */
const CHUNK = 2_000

/**
 * @param language a locale, e.g. `en-US`; without a dictionary for its language, words are not
 * stemmed.
 */
export function createStemmer(
  db: Db,
  language: string,
  setting: SearchSetting,
  signal?: AbortSignal,
): Stems {
  const dictionary = DICTIONARIES[language.split('-')[0] ?? ''] ?? 'simple'
  // word → stem, '' for a stop word
  const remembered = new LRUCache<string, string>({ max: REMEMBERED_WORDS })
  const exceptions = new Map(
    (setting.stemmingExceptions ?? []).flatMap(({ words, stem }) =>
      [...words, stem].flatMap(toWords).map((word): [string, string] => [word, stem.toLowerCase()]),
    ),
  )
  const ownStopWords = new Set(setting.stopWords.flatMap(toWords))

  async function lookUp(words: readonly string[]): Promise<string[]> {
    const found: string[] = []
    for (let from = 0; from < words.length; from += CHUNK) {
      const { rows } = await sql<{ stem: string | null; isStop: boolean }>`
        select lexemes[1] as stem, cardinality(lexemes) = 0 as "isStop"
        from unnest(${words.slice(from, from + CHUNK)}::text[]) with ordinality as listed(word, place),
          lateral (select ts_lexize(${dictionary}::regdictionary, word) as lexemes) as looked_up
        order by place`.execute(db)
      rows.forEach(({ stem, isStop }, at) =>
        found.push(isStop ? '' : (stem ?? words[from + at] ?? '')),
      )
      if (from + CHUNK < words.length) await letOthersRun(undefined, { signal })
    }
    return found
  }

  async function look(words: readonly string[]): Promise<string[]> {
    // the words of a whole index would evict the shoppers' words from the cache
    if (words.length > REMEMBERED_WORDS) return lookUp(words)
    const unknown = [...new Set(words)].filter((word) => !remembered.has(word))
    if (unknown.length > 0) {
      const stems = await lookUp(unknown)
      unknown.forEach((word, at) => remembered.set(word, stems[at] ?? word))
    }
    return words.map((word) => remembered.get(word) ?? word)
  }

  return {
    async stem(words) {
      const stems = await look(words)
      return words.map((word, at) => exceptions.get(word) ?? (stems[at] || word))
    },
    async stopWords(words) {
      const stems = await look(words)
      return new Set(words.filter((word, at) => stems[at] === '' || ownStopWords.has(word)))
    },
  }
}
