import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'
import { toLikePattern } from '../db/like-pattern'
import type { Body } from './content-links.rules'

/** The latest content of an item in an edition that has not ended. */
export interface LatestText {
  itemId: string
  itemName: string
  schema: string
  editionId: string
  editionName: string
  startsAt: Date | null
  endsAt: Date | null
  version: number
  publishedAt: Date | null
  body: Body
}

const MOST = 5_000

interface Wanted {
  /** Must be in the stored text; letters and digits of ASCII only, which JSON does not escape. */
  words?: string
  itemIds?: readonly string[]
}

export async function listLatestTexts(
  db: Db | Trx,
  at: Date,
  { words, itemIds }: Wanted = {},
): Promise<LatestText[]> {
  const { rows } = await sql<LatestText>`
    select latest.*, item.name as "itemName", item.schema from (
      select distinct on (item_id, edition_id) item_id as "itemId", edition_id as "editionId",
        edition.name as "editionName", edition.starts_at as "startsAt", edition.ends_at as "endsAt",
        version, published_at as "publishedAt", body
      from content_version
      join content_edition edition on edition.id = edition_id
      where coalesce(edition.ends_at, 'infinity') > ${at.toISOString()}::timestamptz
        and ${itemIds ? sql`item_id = any(${[...itemIds]}::text[])` : sql`true`}
      order by item_id, edition_id, version desc
    ) latest
    join content_item item on item.id = latest."itemId"
    where body is not null
      and ${words ? sql`body::text ilike ${toLikePattern(words)}` : sql`true`}
    order by item.name, item.id, "startsAt" nulls first, "editionId"
    limit ${MOST}
  `.execute(db)
  return rows
}
