import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/client'
import { INDEX_FORMAT, type RefinementDefinition } from '../search.tables'
import type { SearchDocument } from './search-document.rules'

export async function deleteDocuments(
  trx: Db,
  siteId: string,
  productIds?: readonly string[],
): Promise<void> {
  let query = trx.deleteFrom('search_document').where('site_id', '=', siteId)
  if (productIds) query = query.where(sql<boolean>`product_id = any (${[...productIds]}::text[])`)
  await query.execute()
}

export async function insertDocuments(
  trx: Db,
  siteId: string,
  documents: readonly SearchDocument[],
): Promise<void> {
  if (documents.length === 0) return
  await sql`
    insert into search_document (site_id, product_id, name, brand, tokens, category_positions,
      search_rank, created_at, sellable_ids, part_ids, texts, prices, localized, hit, image_groups)
    select ${siteId}, "productId", name, brand,
      array(select jsonb_array_elements_text(tokens)), "categoryPositions", "searchRank",
      "createdAt", array(select jsonb_array_elements_text("sellableIds")),
      array(select jsonb_array_elements_text("partIds")), texts, prices, localized, hit,
      "imageGroups"
    from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as document(
      "productId" text, name text, brand text, tokens jsonb, "categoryPositions" jsonb,
      "searchRank" integer, "createdAt" timestamptz, "sellableIds" jsonb,
      "partIds" jsonb, texts jsonb,
      prices jsonb, localized jsonb, hit jsonb, "imageGroups" jsonb)`.execute(trx)
}

/** Marks all documents as built at `at`, which makes a new version of the index. */
export async function replaceIndex(
  trx: Db,
  siteId: string,
  catalogId: string,
  at: Date,
  refinements: readonly RefinementDefinition[],
): Promise<void> {
  await sql`
    insert into search_index (site_id, built_at, format, valid_until, refinements)
    values (${siteId}, ${at}, ${INDEX_FORMAT}::int, ${nextMoment(catalogId, at)},
      ${JSON.stringify(refinements)}::jsonb)
    on conflict (site_id) do update set built_at = excluded.built_at, version = excluded.version,
      format = excluded.format, valid_until = excluded.valid_until,
      refinements = excluded.refinements`.execute(trx)
}

/** Updates the index's version after single documents were rebuilt. */
export async function touchIndex(
  trx: Db,
  siteId: string,
  catalogId: string,
  at: Date,
): Promise<void> {
  await sql`
    update search_index set version = gen_random_uuid(), built_at = ${at},
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
    (select min(moment) from price, unnest(array[online_from, online_to]) as moment
      where moment > ${at} and moment < 'infinity'),
    (select min(moment) from price_book, unnest(array[online_from, online_to]) as moment
      where moment > ${at}),
    (select min(moment) from product, unnest(array[online_from, online_to]) as moment
      where moment > ${at} and (product.online_from is not null or product.online_to is not null)),
    (select min(moment) from category, unnest(array[online_from, online_to]) as moment
      where moment > ${at} and catalog_id = ${catalogId}),
    'infinity'::timestamptz
  )`
}
