import { sql } from 'kysely'
import type { PictureUseElsewhere } from '../../contracts/picture'
import type { Db, Trx } from '../db/client'
import type { Body } from './content-links.rules'

/** What an edition of an item contains: the published version, and a later draft. */
export interface ItemCopies {
  itemId: string
  itemName: string
  editionId: string
  editionName: string
  startsAt: Date | null
  endsAt: Date | null
  live?: { version: number; body: Body | null }
  draft?: { version: number; body: Body | null }
}

interface Row extends Omit<ItemCopies, 'live' | 'draft'> {
  version: number
  body: Body | null
  isPublished: boolean
}

/** @param itemIds if absent, all items */
export async function selectCopies(
  db: Db | Trx,
  itemIds?: readonly string[],
): Promise<ItemCopies[]> {
  const { rows } = await sql<Row>`
    select distinct on (item_id, edition_id, published_at is null)
      item_id as "itemId", item.name as "itemName", edition_id as "editionId",
      edition.name as "editionName", edition.starts_at as "startsAt", edition.ends_at as "endsAt",
      version, body, published_at is not null as "isPublished"
    from content_version
      join content_item item on item.id = item_id
      join content_edition edition on edition.id = edition_id
    where ${itemIds ? sql`item_id = any(${[...itemIds]}::text[])` : sql`true`}
    order by item_id, edition_id, published_at is null, version desc
  `.execute(db)
  const copies = new Map<string, ItemCopies>()
  for (const { version, body, isPublished, ...item } of rows) {
    const key = `${item.itemId} ${item.editionId}`
    const known: ItemCopies = copies.get(key) ?? item
    const own = { version, body }
    // an unpublished version before the published one is history
    if (isPublished) copies.set(key, { ...known, live: own })
    else if (version > (known.live?.version ?? 0)) copies.set(key, { ...known, draft: own })
  }
  return [...copies.values()]
}

export const lastVersionOf = ({ live, draft }: ItemCopies): number =>
  draft?.version ?? live?.version ?? 0

const PICTURE_FILE = String.raw`[^\s"'<>()=?\\]+\.(?:jpe?g|png|webp|avif)`

/** Returns what else names pictures, by the path or any ending of it after a slash. */
export async function selectUsesElsewhere(
  db: Db,
): Promise<ReadonlyMap<string, readonly PictureUseElsewhere[]>> {
  const { rows } = await sql<PictureUseElsewhere & { file: string }>`
    select distinct kind, id, name, match[1] as file
    from (
      select 'product' as kind, id, name, images::text || custom::text as words from product
      union all
      select 'category', id, name,
        concat_ws(' ', image, thumbnail, custom::text) from category
      union all
      select 'library asset', id, id, definition::text from content_asset
      union all
      select 'content slot', slot_id, slot_id, definition::text from content_slot
      union all
      select 'site', id, id, preferences::text from site
    ) written, regexp_matches(words, ${`(${PICTURE_FILE})`}, 'gi') match
    order by kind, name, id
  `.execute(db)
  const uses = new Map<string, PictureUseElsewhere[]>()
  for (const { file, ...use } of rows) {
    const parts = file.split('/')
    for (let from = 0; from < parts.length; from += 1) {
      const path = parts.slice(from).join('/')
      const known = uses.get(path)
      if (known) known.push(use)
      else uses.set(path, [use])
    }
  }
  return uses
}
