import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { NamedField } from '../../contracts/content-field'
import {
  findMissingTranslations,
  localesOfItem,
  type MissingTranslation,
} from '../../contracts/missing-translations'
import { BASE_EDITION, type StudioSite } from '../../contracts/studio'
import type { Db } from '../db/client'
import type { Body } from './content-links.rules'

interface LastVersion {
  id: string
  key: string | null
  version: number
}

type Site = Pick<StudioSite, 'id' | 'locales'>

export type TranslationCheck = (
  sites: readonly Site[],
) => Promise<Map<string, MissingTranslation[]>>

/** Finds the items whose newest version without a schedule lacks texts, by id. */
export function createTranslationCheck(
  db: Db,
  fieldsOf: (contentType: string) => readonly NamedField[],
): TranslationCheck {
  // only versions that were not read before are loaded
  const known = new LRUCache<string, MissingTranslation[]>({ max: 20_000 })
  return async (sites) => {
    const { rows } = await sql<LastVersion>`
      select distinct on (item_id) item_id as id, delivery_key as key, version
      from content_version join content_item on content_item.id = item_id
      where edition_id = ${BASE_EDITION}
      order by item_id, version desc
    `.execute(db)
    const languages = JSON.stringify(sites.map(({ id, locales }) => [id, locales]))
    const toKey = ({ id, version, key }: LastVersion) => `${id} ${version} ${key} ${languages}`
    const fresh = rows.filter((row) => !known.has(toKey(row)))
    const bodies = await readBodies(db, fresh)
    for (const row of fresh) {
      const body = bodies.get(row.id)
      const locales = localesOfItem({ key: row.key, body }, sites)
      known.set(toKey(row), body ? findMissingTranslations(body, locales, fieldsOf) : [])
    }
    return new Map(
      rows.flatMap((row): [string, MissingTranslation[]][] => {
        const missing = known.get(toKey(row)) ?? []
        return missing.length > 0 ? [[row.id, missing]] : []
      }),
    )
  }
}

async function readBodies(
  db: Db,
  versions: readonly LastVersion[],
): Promise<Map<string, Body | null>> {
  if (versions.length === 0) return new Map()
  const { rows } = await sql<{ id: string; body: Body | null }>`
    select item_id as id, body from content_version
    where (item_id, version) in (
      select * from unnest(
        ${versions.map(({ id }) => id)}::text[], ${versions.map(({ version }) => version)}::int[]
      )
    )
  `.execute(db)
  return new Map(rows.map(({ id, body }) => [id, body]))
}
