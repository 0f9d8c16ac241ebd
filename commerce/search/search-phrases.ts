import { millisecondsInDay } from 'date-fns/constants'
import { sql } from 'kysely'
import type { Db } from '../db/client'
import { writeIfPossible } from '../db/write-if-possible'
import { toWords } from './words.rules'

/** The phrases for which shoppers searched, in the normalized form of the index. */
export interface SearchPhrases {
  /** Counts a search with results; the database is updated later, in batches. */
  record(siteId: string, usid: string, typed: string): void
  listPopular(siteId: string, typed: string, limit: number): Promise<string[]>
  /** Returns the phrases of one shopper, the latest first. */
  listRecent(siteId: string, usid: string, limit: number): Promise<string[]>
}

interface SearchedPhrase {
  siteId: string
  usid: string
  phrase: string
}

const WRITE_AFTER_MS = 5_000
const WRITE_AT = 200
const RETENTION_DAYS = 30
/** Phrases that were searched at least this often are never deleted. */
const LASTING_SEARCHES = 5
const MAX_PHRASE = 50

export function createSearchPhrases(db: Db, now: () => Date): SearchPhrases {
  let pending: SearchedPhrase[] = []
  let writtenAt = 0
  let writing: Promise<void> = Promise.resolve()

  /** Writes the counted phrases; only requests for phrases wait for the result. */
  function write(): Promise<void> {
    const batch = pending
    pending = []
    writtenAt = now().getTime()
    if (batch.length > 0) {
      const insert = () => insertPhrases(db, batch, now())
      // only statistics: a failed write, e.g. while the engine is closing, must not fail a search
      writing = writing.then(() => writeIfPossible(db, insert)).catch(() => undefined)
    }
    return writing
  }

  return {
    record(siteId, usid, typed) {
      const phrase = toPhrase(typed)
      if (phrase === '') return
      pending.push({ siteId, usid, phrase })
      const isDue = now().getTime() - writtenAt >= WRITE_AFTER_MS || pending.length >= WRITE_AT
      if (isDue) void write()
    },

    async listPopular(siteId, typed, limit) {
      await write()
      const words = toPhrase(typed)
      if (words === '' && typed.trim() !== '') return []
      const phrase = escapeLike(words)
      const rows = await db
        .selectFrom('search_phrase')
        .select('phrase')
        .where('site_id', '=', siteId)
        .where((eb) =>
          eb.or([eb('phrase', 'like', `${phrase}%`), eb('phrase', 'like', `% ${phrase}%`)]),
        )
        .orderBy('searches', 'desc')
        .orderBy('phrase')
        .limit(limit)
        .execute()
      return rows.map((row) => row.phrase)
    },

    async listRecent(siteId, usid, limit) {
      await write()
      const rows = await db
        .selectFrom('search_recent_phrase')
        .select('phrase')
        .where('site_id', '=', siteId)
        .where('usid', '=', usid)
        .orderBy('searched_at', 'desc')
        .orderBy('phrase')
        .limit(limit)
        .execute()
      return rows.map((row) => row.phrase)
    },
  }
}

function toPhrase(typed: string): string {
  return toWords(typed).join(' ').slice(0, MAX_PHRASE).trim()
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

// sorted by key, so that concurrent writes of several engines cannot deadlock
async function insertPhrases(db: Db, searches: readonly SearchedPhrase[], at: Date): Promise<void> {
  const siteIds = searches.map(({ siteId }) => siteId)
  const phrases = searches.map(({ phrase }) => phrase)
  await sql`
    insert into search_phrase (site_id, phrase, searches, last_at)
    select site_id, phrase, count(*)::int, ${at}
    from unnest(${siteIds}::text[], ${phrases}::text[]) as noted(site_id, phrase)
    group by site_id, phrase order by site_id, phrase
    on conflict (site_id, phrase) do update
      set searches = search_phrase.searches + excluded.searches, last_at = excluded.last_at
  `.execute(db)
  await sql`
    insert into search_recent_phrase (site_id, usid, phrase, searched_at)
    select distinct site_id, usid, phrase, ${at}::timestamptz
    from unnest(${siteIds}::text[], ${searches.map(({ usid }) => usid)}::text[], ${phrases}::text[])
      as noted(site_id, usid, phrase)
    order by site_id, usid, phrase
    on conflict (site_id, usid, phrase) do update set searched_at = excluded.searched_at
  `.execute(db)
  const oldest = new Date(at.getTime() - RETENTION_DAYS * millisecondsInDay)
  await db.deleteFrom('search_recent_phrase').where('searched_at', '<', oldest).execute()
  await db
    .deleteFrom('search_phrase')
    .where('last_at', '<', oldest)
    .where('searches', '<', LASTING_SEARCHES)
    .execute()
}
