import { createPricingService, type PricingService } from '../pricing/pricing.service'
import { unitPriceMinor } from '../pricing/pricing.rules'
import type { Db } from '../db/client'
import { selectSearchCategories } from './category-tree.repository'
import { buildSearchTree } from './category-tree.rules'
import {
  toSearchFamily,
  type FamilySource,
  type SearchFamily,
} from './documents/product-family.rules'
import { RefinementCollector } from './documents/refinement-definitions.rules'
import {
  deleteDocuments,
  insertDocuments,
  replaceIndex,
  touchIndex,
} from './documents/search-document.repository'
import { toSearchDocument, type DocumentFacts } from './documents/search-document.rules'
import {
  selectCandidateIds,
  selectChildren,
  selectConcernedIds,
  selectExpiredIds,
  selectPlacements,
  selectSourceProducts,
  type SourceProduct,
} from './documents/search-source.repository'
import { toTextFields } from './documents/search-text.rules'
import { SearchSetting } from './search-setting.schemas'
import { INDEX_FORMAT } from './search.tables'

const CHUNK = 500

interface IndexedSite {
  id: string
  catalogId: string
  currencies: string[]
  locales: string[]
}

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
  return inTransaction(db, async (trx) => {
    const counts = new Map<string, number>()
    for (const site of await lockSites(trx, siteId)) {
      counts.set(site.id, await buildSite(trx, site, at))
    }
    return counts
  })
}

/**
 * Makes the documents of these products anew (masters for their variants), the rest of the index
 * stays. For changes of single products; new refinements come with a whole build only.
 */
export async function updateSearchDocuments(
  db: Db,
  siteId: string,
  productIds: readonly string[],
  at: Date = new Date(),
): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const site of await lockSites(trx, siteId)) await updateSite(trx, site, productIds, at)
  })
}

/**
 * Brings an index up to date in which a price or product has begun or ended since it was built;
 * builds one that is missing or of an older shape.
 */
export async function refreshSearchIndex(db: Db, siteId: string, at: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const site of await lockSites(trx, siteId)) {
      const index = await trx
        .selectFrom('search_index')
        .select(['built_at as builtAt', 'valid_until as validUntil', 'format'])
        .where('site_id', '=', site.id)
        .executeTakeFirst()
      const usable = index?.format === INDEX_FORMAT ? index : undefined
      // another engine may have been faster
      if (usable && usable.validUntil > at) continue
      const expired = usable && (await selectExpiredIds(trx, site.catalogId, usable.builtAt, at))
      if (expired) await updateSite(trx, site, expired, at)
      else await buildSite(trx, site, at)
    }
  })
}

function inTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}

// locked, so that two builds of the same site take turns, and baskets may be begun meanwhile
async function lockSites(trx: Db, siteId: string | undefined): Promise<IndexedSite[]> {
  let sites = trx.selectFrom('site').selectAll().orderBy('id').forNoKeyUpdate()
  if (siteId !== undefined) sites = sites.where('id', '=', siteId)
  return (await sites.execute()).map((row) => ({
    id: row.id,
    catalogId: row.catalog_id,
    currencies: [...new Set([row.currency, ...row.currencies])],
    locales: row.locales.filter((locale) => locale !== row.default_locale && locale !== 'default'),
  }))
}

async function buildSite(trx: Db, site: IndexedSite, at: Date): Promise<number> {
  const writer = await openWriter(trx, site, at)
  await deleteDocuments(trx, site.id)
  const collector = new RefinementCollector()
  let count = 0
  let after = ''
  for (;;) {
    const ids = await selectCandidateIds(trx, site.catalogId, after, CHUNK)
    const last = ids.at(-1)
    if (last === undefined) break
    after = last
    const families = await loadFamilies(trx, site, ids, at)
    for (const family of families) collector.add(family)
    count += await writer.write(families)
  }
  await replaceIndex(trx, site.id, site.catalogId, at, collector.toDefinitions())
  return count
}

async function updateSite(
  trx: Db,
  site: IndexedSite,
  productIds: readonly string[],
  at: Date,
): Promise<void> {
  const writer = await openWriter(trx, site, at)
  // what is no more has documents too
  const concerned = [...new Set([...productIds, ...(await selectConcernedIds(trx, productIds))])]
  for (let from = 0; from < concerned.length; from += CHUNK) {
    const ids = concerned.slice(from, from + CHUNK)
    await deleteDocuments(trx, site.id, ids)
    const families = await loadFamilies(trx, site, ids, at)
    await writer.write(families.filter(({ placements }) => placements.length > 0))
  }
  await touchIndex(trx, site.id, site.catalogId, at)
}

/** What writes documents of families that were loaded. */
async function openWriter(trx: Db, site: IndexedSite, at: Date) {
  const tree = buildSearchTree(await selectSearchCategories(trx, site.catalogId), at)
  const row = await trx
    .selectFrom('search_setting')
    .select('definition')
    .where('site_id', '=', site.id)
    .executeTakeFirst()
  const setting = SearchSetting.safeParse(row?.definition ?? {})
  const fields = toTextFields(setting.success ? setting.data : SearchSetting.parse({}))
  const { locales } = site
  const pricing = createPricingService(trx, () => at)
  return {
    async write(families: readonly SearchFamily[]): Promise<number> {
      const sellable = [...new Set(families.flatMap(({ sellableIds }) => sellableIds))]
      const prices = await loadPrices(pricing, site, sellable, at)
      const facts = { tree, fields, locales, prices }
      const documents = families.flatMap((family) => toSearchDocument(family, facts) ?? [])
      await insertDocuments(trx, site.id, documents)
      return documents.length
    },
  }
}

async function loadFamilies(
  trx: Db,
  site: IndexedSite,
  ids: readonly string[],
  at: Date,
): Promise<SearchFamily[]> {
  const own = await selectSourceProducts(trx, ids)
  const related = own.flatMap(({ masterId, members }) => [
    ...(masterId === null ? [] : [masterId]),
    ...members.map(({ productId }) => productId),
  ])
  const all = [...own, ...(await selectSourceProducts(trx, related))]
  const masterIds = all.filter(({ kind }) => kind === 'master').map(({ id }) => id)
  const source: FamilySource = {
    products: new Map(all.map((product) => [product.id, product])),
    children: groupBy(await selectChildren(trx, masterIds), ({ masterId }) => masterId ?? ''),
    placements: groupBy(
      await selectPlacements(trx, site.catalogId, ids),
      ({ productId }) => productId,
    ),
  }
  const byId = new Map(own.map((product): [string, SourceProduct] => [product.id, product]))
  return ids.flatMap((id) => {
    const product = byId.get(id)
    if (!product || product.kind === 'variant') return []
    return toSearchFamily(product, source, at) ?? []
  })
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const known = groups.get(keyOf(item))
    if (known) known.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

/** What one piece costs in each of the site's currencies, in its own price books. */
async function loadPrices(
  pricing: PricingService,
  site: IndexedSite,
  productIds: readonly string[],
  at: Date,
): Promise<DocumentFacts['prices']> {
  const prices = new Map<string, Map<string, number>>()
  for (const currency of site.currencies) {
    const amounts = new Map<string, number>()
    const found = await pricing.getPrices(site.id, productIds, at, undefined, { currency })
    for (const [id, own] of found) {
      const amount = unitPriceMinor(own, 1)
      if (amount !== undefined) amounts.set(id, amount)
    }
    prices.set(currency, amounts)
  }
  return prices
}
