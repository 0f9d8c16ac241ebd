import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/client'
import { INDEX_FORMAT, type RefinementDefinition } from '../search.tables'
import type { SearchDocument } from './search-document.rules'

/** Where a change is written: its site, and the number that the site's lock has reserved for it. */
export interface ChangeKey {
  siteId: string
  sequence: number
}

export async function selectSequence(trx: Db, siteId: string): Promise<number> {
  const index = await trx
    .selectFrom('search_index')
    .select('sequence')
    .where('site_id', '=', siteId)
    .executeTakeFirst()
  return index?.sequence ?? 0
}

/** Deletes all documents. Engines load those that are written next, without their changes. */
export async function deleteDocuments(trx: Db, siteId: string): Promise<void> {
  await trx.deleteFrom('search_document').where('site_id', '=', siteId).execute()
  await trx.deleteFrom('search_change').where('site_id', '=', siteId).execute()
}

/** Deletes documents of products that have none any more. */
export async function removeDocuments(
  trx: Db,
  key: ChangeKey,
  productIds: readonly string[],
): Promise<void> {
  if (productIds.length === 0) return
  await removeWhere(trx, key, sql`product_id = any (${[...productIds]}::text[])`)
}

/** Deletes the documents of all products after one, and until another, that are not among the ids. */
export async function removeOthers(
  trx: Db,
  key: ChangeKey,
  { after, until }: { after: string; until?: string },
  productIds: readonly string[],
): Promise<void> {
  await removeWhere(
    trx,
    key,
    sql`product_id > ${after} and product_id <> all (${[...productIds]}::text[])
      and ${until === undefined ? sql`true` : sql`product_id <= ${until}`}`,
  )
}

async function removeWhere(
  trx: Db,
  { siteId, sequence }: ChangeKey,
  condition: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    with removed as (
      delete from search_document where site_id = ${siteId} and ${condition} returning product_id
    )
    insert into search_change (site_id, product_id, sequence, text_sequence)
    select ${siteId}, product_id, ${sequence}::bigint, ${sequence}::bigint from removed
    on conflict (site_id, product_id) do update
      set sequence = excluded.sequence, text_sequence = excluded.text_sequence`.execute(trx)
}

const columns = sql.raw(`name, brand, tokens, category_positions, search_rank, created_at,
  sellable_ids, part_ids, texts, prices, localized, hit, image_groups`)
const storedColumns = sql.raw(`search_document.name, search_document.brand,
  search_document.tokens, search_document.category_positions, search_document.search_rank,
  search_document.created_at, search_document.sellable_ids, search_document.part_ids,
  search_document.texts, search_document.prices, search_document.localized, search_document.hit,
  search_document.image_groups`)
const givenColumns = sql.raw(`excluded.name, excluded.brand, excluded.tokens,
  excluded.category_positions, excluded.search_rank, excluded.created_at, excluded.sellable_ids,
  excluded.part_ids, excluded.texts, excluded.prices, excluded.localized, excluded.hit,
  excluded.image_groups`)

/** Writes the documents that differ from the stored ones, and lists them as changed. */
export async function writeDocuments(
  trx: Db,
  { siteId, sequence }: ChangeKey,
  documents: readonly SearchDocument[],
): Promise<void> {
  if (documents.length === 0) return
  await sql`
    with given as materialized (
      select "productId" as product_id, name, brand,
        array(select jsonb_array_elements_text(tokens)) as tokens,
        "categoryPositions" as category_positions, "searchRank" as search_rank,
        "createdAt" as created_at,
        array(select jsonb_array_elements_text("sellableIds")) as sellable_ids,
        array(select jsonb_array_elements_text("partIds")) as part_ids, texts, prices, localized,
        hit, "imageGroups" as image_groups
      from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as document(
        "productId" text, name text, brand text, tokens jsonb, "categoryPositions" jsonb,
        "searchRank" integer, "createdAt" timestamptz, "sellableIds" jsonb,
        "partIds" jsonb, texts jsonb,
        prices jsonb, localized jsonb, hit jsonb, "imageGroups" jsonb)
    ), worded as materialized (
      select product_id from given join search_document as stored using (product_id)
      where stored.site_id = ${siteId} and stored.name = given.name
        and stored.texts = given.texts and stored.localized = given.localized
    ), written as (
      insert into search_document (site_id, product_id, ${columns})
      select ${siteId}, product_id, ${columns} from given
      on conflict (site_id, product_id) do update set (${columns}) = (${givenColumns})
        where (${storedColumns}) is distinct from (${givenColumns})
      returning product_id
    )
    insert into search_change (site_id, product_id, sequence, text_sequence)
    select ${siteId}, product_id, ${sequence}::bigint,
      case when worded.product_id is null then ${sequence}::bigint else 0 end
    from written left join worded using (product_id)
    on conflict (site_id, product_id) do update set sequence = excluded.sequence,
      text_sequence = greatest(search_change.text_sequence, excluded.text_sequence)`.execute(trx)
}

/** Of the change of which the documents were written. */
export async function storeIndex(
  trx: Db,
  { siteId, sequence }: ChangeKey,
  catalogId: string,
  at: Date,
  { refinements, isNewBase }: { refinements: readonly RefinementDefinition[]; isNewBase: boolean },
): Promise<void> {
  await sql`
    insert into search_index (site_id, sequence, base, built_at, format, valid_until, refinements)
    values (${siteId}, ${sequence}::bigint, ${sequence}::bigint, ${at}, ${INDEX_FORMAT}::int,
      ${nextMoment(catalogId, at)}, ${JSON.stringify(refinements)}::jsonb)
    on conflict (site_id) do update set built_at = excluded.built_at, version = excluded.version,
      sequence = excluded.sequence,
      base = case when ${isNewBase} then excluded.base else search_index.base end,
      format = excluded.format, valid_until = excluded.valid_until,
      refinements = excluded.refinements`.execute(trx)
}

/** Of a change of documents that leaves the rules as they are. */
export async function touchIndex(
  trx: Db,
  { siteId, sequence }: ChangeKey,
  catalogId: string,
  at: Date,
): Promise<void> {
  await sql`
    update search_index set sequence = ${sequence}::bigint, built_at = ${at},
      valid_until = ${nextMoment(catalogId, at)}
    where site_id = ${siteId}`.execute(trx)
}

/** The sites in which a price, product or category has begun or ended since their index was built. */
export async function selectDueSiteIds(db: Db, at: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('search_index')
    .select('site_id as siteId')
    .where('valid_until', '<=', at)
    .orderBy('site_id')
    .execute()
  return rows.map(({ siteId }) => siteId)
}

/**
 * Announces at commit that something of these products has begun or ended, as a written price is
 * announced (migration 400); `undefined` announces the whole catalog.
 */
export async function announceBegun(
  trx: Db,
  productIds: readonly string[] | undefined,
): Promise<void> {
  if (productIds) {
    await sql`select announce_change('product', ${[...productIds]}::text[])`.execute(trx)
  } else {
    await sql`select announce_change('catalog')`.execute(trx)
  }
}

// the next moment at which the period of a price, product or category begins or ends
function nextMoment(catalogId: string, at: Date): RawBuilder<Date> {
  return sql`least(
    (select min(online_from) from price where online_from > ${at} and online_from > '-infinity'),
    (select min(online_to) from price where online_to > ${at} and online_to < 'infinity'),
    (select min(moment) from price_book, unnest(array[online_from, online_to]) as moment
      where moment > ${at}),
    (select min(online_from) from product where online_from > ${at} and online_from is not null),
    (select min(online_to) from product where online_to > ${at} and online_to is not null),
    (select min(moment) from category, unnest(array[online_from, online_to]) as moment
      where moment > ${at} and catalog_id = ${catalogId}),
    'infinity'::timestamptz
  )`
}
