import { sql, type RawBuilder } from 'kysely'
import { BASE_EDITION, type StudioStatus } from '../../contracts/studio'
import type { Db } from '../db/client'
import { orderTerms, type Sorting } from '../db/sorting'

export const ITEM_ORDERS = {
  name: sql`item.name`,
  type: sql`substring(schema from '[^/]+$')`,
  changed: sql`last.saved_at`,
}

export interface StudioQuery {
  /** Searched in names, keys and content types. */
  text: string
  /** If absent, all items. */
  ids?: readonly string[]
  contentType?: string
  status?: StudioStatus
  /** By name if absent. */
  sort?: Sorting<typeof ITEM_ORDERS>
  limit: number
  offset: number
}

export interface StudioRow {
  id: string
  key: string | null
  name: string
  schema: string
  isPublished: boolean
  isDraft: boolean
  isScheduled: boolean
  isRemoved: boolean
  savedAt: Date | null
  savedBy: string | null
}

const CONDITIONS: Readonly<Record<StudioStatus, RawBuilder<unknown>>> = {
  published: sql`"isPublished"`,
  draft: sql`"isDraft"`,
  scheduled: sql`"isScheduled"`,
  removed: sql`"isRemoved"`,
}

export async function listStudioItems(
  db: Db,
  query: StudioQuery,
  at: Date,
): Promise<{ rows: StudioRow[]; total: number }> {
  const pattern = `%${query.text.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<StudioRow & { total: number }>`
    with latest as (${selectLatest(sql`true`)}), live as (${selectLatest(sql`published_at is not null`)}),
    item as (
      select id, delivery_key as key, name, schema,
        exists (select from live where item_id = id and edition_id = ${BASE_EDITION} and is_there)
          as "isPublished",
        exists (select from latest where item_id = id and published_at is null) as "isDraft",
        exists (
          select from live join content_edition edition on edition.id = edition_id
          where item_id = content_item.id and edition.starts_at > ${at.toISOString()}::timestamptz
        ) as "isScheduled",
        exists (
          select from live where item_id = id and edition_id = ${BASE_EDITION} and not is_there
        ) as "isRemoved"
      from content_item
      where ${query.contentType ? sql`schema like ${`%/${query.contentType}`}` : sql`true`}
        and ${query.ids ? sql`id = any(${[...query.ids]}::text[])` : sql`true`}
        and (name ilike ${pattern} or delivery_key ilike ${pattern} or schema ilike ${pattern})
    )
    select item.*, count(*) over () as total, last.saved_at as "savedAt", last.saved_by as "savedBy"
    from item left join lateral (
      select saved_at, saved_by from content_version where item_id = item.id
      order by version desc limit 1
    ) last on true
    where ${query.status ? CONDITIONS[query.status] : sql`true`}
    order by ${orderTerms(query.sort, ITEM_ORDERS, sql`item.name, item.id`)}
    limit ${query.limit} offset ${query.offset}
  `.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** Selects the last version that matches, for each item in each edition. */
const selectLatest = (condition: RawBuilder<unknown>) => sql`
  select distinct on (item_id, edition_id) item_id, edition_id, published_at,
    body is not null as is_there
  from content_version where ${condition}
  order by item_id, edition_id, version desc
`
