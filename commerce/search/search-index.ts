import { sql } from 'kysely'
import { createCatalogService } from '../catalog/catalog.service'
import { sellableIds } from '../catalog/product-family'
import type { Db } from '../db/client'
import { createInventoryService } from '../inventory/inventory.service'
import { createPricingService } from '../pricing/pricing.service'
import { toRefinementDefinitions } from './refinement-definitions.rules'
import { toSearchDocument, type SearchDocument } from './search-document.rules'
import { INDEX_FORMAT, type RefinementDefinition } from './search.tables'
import { toWords } from './words.rules'

const CHUNK = 200
const SHORTEST_WORD = 3

/**
 * Builds the search index of one site, or of all, from what the database holds now. To be called
 * after every import, inside its transaction or after it.
 * @returns how many products each site offers to searches.
 */
export async function rebuildSearchIndex(
  db: Db,
  siteId?: string,
  at: Date = new Date(),
): Promise<Map<string, number>> {
  const build = async (trx: Db) => {
    // locked, so that two builds of the same site take turns
    let sites = trx.selectFrom('site').select(['id', 'catalog_id']).orderBy('id').forUpdate()
    if (siteId !== undefined) sites = sites.where('id', '=', siteId)
    const counts = new Map<string, number>()
    for (const site of await sites.execute()) {
      counts.set(site.id, await buildSite(trx, site.id, site.catalog_id, at))
    }
    return counts
  }
  return db.isTransaction ? build(db) : db.transaction().execute(build)
}

async function buildSite(trx: Db, siteId: string, catalogId: string, at: Date): Promise<number> {
  const pricing = createPricingService(trx)
  const inventory = createInventoryService(trx)
  const catalog = createCatalogService(trx, { pricing, inventory, now: () => at, mediaOrigin: '' })
  const families = await catalog.listFamilies(catalogId)
  const tree = await catalog.getCategoryTree({ catalogId })
  const prices = await pricing.getPrices(siteId, families.flatMap(sellableIds), at)
  const documents = families.flatMap((family) => toSearchDocument(family, prices, tree) ?? [])
  await trx.deleteFrom('search_document').where('site_id', '=', siteId).execute()
  for (let from = 0; from < documents.length; from += CHUNK) {
    await insertDocuments(trx, siteId, documents.slice(from, from + CHUNK))
  }
  await replaceWords(trx, siteId, documents)
  await replaceIndex(trx, siteId, catalogId, at, toRefinementDefinitions(families))
  return documents.length
}

async function insertDocuments(trx: Db, siteId: string, documents: SearchDocument[]) {
  await sql`
    insert into search_document (site_id, product_id, name, brand, words, tokens,
      category_positions, price_minor, price_max_minor, search_rank, created_at, sellable_ids,
      hit, image_groups)
    select ${siteId}, "productId", name, brand,
      setweight(to_tsvector('english', text ->> 'a'), 'A')
        || setweight(to_tsvector('english', text ->> 'b'), 'B')
        || setweight(to_tsvector('english', text ->> 'c'), 'C')
        || setweight(to_tsvector('english', text ->> 'd'), 'D'),
      array(select jsonb_array_elements_text(tokens)), "categoryPositions", "priceMinor",
      "priceMaxMinor", "searchRank", "createdAt",
      array(select jsonb_array_elements_text("sellableIds")), hit, "imageGroups"
    from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as document(
      "productId" text, name text, brand text, text jsonb, tokens jsonb,
      "categoryPositions" jsonb, "priceMinor" bigint, "priceMaxMinor" bigint,
      "searchRank" integer, "createdAt" timestamptz, "sellableIds" jsonb, hit jsonb,
      "imageGroups" jsonb)`.execute(trx)
}

async function replaceWords(trx: Db, siteId: string, documents: readonly SearchDocument[]) {
  const frequencies = new Map<string, number>()
  for (const { name, brand, text } of documents) {
    const words = new Set([...toWords(`${name} ${brand ?? ''}`), ...text.c.split(' ')])
    for (const word of words) {
      if (word.length < SHORTEST_WORD || /\d/.test(word)) continue
      frequencies.set(word, (frequencies.get(word) ?? 0) + 1)
    }
  }
  await trx.deleteFrom('search_word').where('site_id', '=', siteId).execute()
  await sql`
    insert into search_word (site_id, word, frequency)
    select ${siteId}, word, frequency
    from unnest(${[...frequencies.keys()]}::text[], ${[...frequencies.values()]}::int[])
      as counted(word, frequency)`.execute(trx)
}

async function replaceIndex(
  trx: Db,
  siteId: string,
  catalogId: string,
  at: Date,
  refinements: RefinementDefinition[],
) {
  await sql`
    insert into search_index (site_id, built_at, format, valid_until, refinements)
    select ${siteId}, ${at}, ${INDEX_FORMAT}::int, least(
      (select min(moment) from price, unnest(array[online_from, online_to]) as moment
        where moment > ${at} and price_book_id = any (site.price_book_ids)),
      (select min(moment) from price_book, unnest(array[online_from, online_to]) as moment
        where moment > ${at} and id = any (site.price_book_ids)),
      (select min(moment) from product, unnest(array[online_from, online_to]) as moment
        where moment > ${at} and (catalog_id = ${catalogId} or exists (
          select 1 from category_product placed where placed.catalog_id = ${catalogId}
            and placed.product_id in (product.id, product.master_id)))),
      'infinity'::timestamptz
    ), ${JSON.stringify(refinements)}::jsonb
    from site where id = ${siteId}
    on conflict (site_id) do update set built_at = excluded.built_at,
      format = excluded.format,
      valid_until = excluded.valid_until, refinements = excluded.refinements`.execute(trx)
}
