import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'
import { allFamilies } from './documents/all-families'
import { openWriter } from './documents/document-writer'
import { toIndexedSite, type IndexedSite } from './documents/indexed-site'
import { loadFamilies } from './documents/load-families'
import { RefinementCollector, uniteDefinitions } from './documents/refinement-definitions.rules'
import {
  announceBegun,
  deleteDocuments,
  removeDocuments,
  removeOthers,
  selectDueSiteIds,
  selectSequence,
  storeIndex,
  touchIndex,
  type ChangeKey,
} from './documents/search-document.repository'
import {
  selectConcernedIds,
  selectExpiredIds,
  takeTouched,
} from './documents/search-source.repository'
import { INDEX_FORMAT, type RefinementDefinition } from './search.tables'

const CHUNK = 500

/**
 * Must be called after every import, inside its transaction or after it.
 * @returns the number of searchable products of each site.
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

/** Lets the changes of a transaction be noted for `renewSearchIndex`. */
export async function noteTouchedProducts(trx: Trx): Promise<void> {
  await sql`select set_config('praline.notes_touched', 'on', true)`.execute(trx)
}

/**
 * Brings the index up to date after imports: the documents of the products that they have touched,
 * or all if the rules of the search are others.
 */
export async function renewSearchIndex(trx: Trx, at: Date = new Date()): Promise<void> {
  const sites = await lockSites(trx, undefined)
  const touched = await takeTouched(trx)
  for (const site of sites) {
    const isWhole = !touched || (await selectUsableIndex(trx, site.id)) === undefined
    if (isWhole) await buildSite(trx, site, at)
    else if (touched.length > 0) await updateSite(trx, site, touched, at)
  }
}

/**
 * Rebuilds the documents of single products (for variants, those of their masters) and keeps the
 * rest of the index. Must be called inside the transaction of the change.
 */
export async function updateAllSearchDocuments(
  trx: Db,
  productIds: readonly string[],
  at: Date,
): Promise<void> {
  for (const site of await lockSites(trx, undefined)) await updateSite(trx, site, productIds, at)
}

/** Builds an index that is missing or in an older format. */
export async function refreshSearchIndex(db: Db, siteId: string, at: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const site of await lockSites(trx, siteId)) {
      const index = await selectUsableIndex(trx, site.id)
      if (!index) await buildSite(trx, site, at)
      // otherwise another engine has updated the index already
      else if (index.validUntil <= at) await updateSite(trx, site, [], at)
    }
  })
}

/**
 * Several engines may do this at the same time: the first one refreshes and announces, the others
 * find the index valid.
 * @returns the number of sites that were due
 */
export async function refreshDueSearchIndexes(db: Db, at: Date): Promise<number> {
  const siteIds = await selectDueSiteIds(db, at)
  for (const siteId of siteIds) await refreshSearchIndex(db, siteId, at)
  return siteIds.length
}

async function selectUsableIndex(trx: Db, siteId: string) {
  const index = await trx
    .selectFrom('search_index')
    .select(['built_at as builtAt', 'valid_until as validUntil', 'format'])
    .where('site_id', '=', siteId)
    .executeTakeFirst()
  return index?.format === INDEX_FORMAT ? index : undefined
}

function inTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}

// the lock serializes builds of the same site, without blocking the creation of baskets
async function lockSites(trx: Db, siteId: string | undefined): Promise<IndexedSite[]> {
  let sites = trx.selectFrom('site').selectAll().orderBy('id').forNoKeyUpdate()
  if (siteId !== undefined) sites = sites.where('id', '=', siteId)
  const rows = await sites.execute()
  return rows.map(({ catalog_id: catalogId, default_locale: defaultLocale, ...row }) =>
    toIndexedSite({ ...row, catalogId, defaultLocale }),
  )
}

/**
 * Announces the products for which something has begun or ended since the index was built, because
 * the new index no longer shows that they were due.
 * @returns their ids; undefined if a whole price book or category has begun or ended
 */
async function announceExpired(
  trx: Db,
  site: IndexedSite,
  at: Date,
): Promise<readonly string[] | undefined> {
  const index = await selectUsableIndex(trx, site.id)
  if (!index || index.validUntil > at) return []
  const expired = await selectExpiredIds(trx, site.catalogId, index.builtAt, at)
  await announceBegun(trx, expired)
  return expired
}

async function buildSite(trx: Db, site: IndexedSite, at: Date): Promise<number> {
  await announceExpired(trx, site, at)
  return buildDocuments(trx, site, at)
}

/** Engines follow it as a change of the documents that differ, unless the format is another one. */
async function buildDocuments(trx: Db, site: IndexedSite, at: Date): Promise<number> {
  const writer = await openWriter(trx, site, at)
  const key = { siteId: site.id, sequence: (await selectSequence(trx, site.id)) + 1 }
  const isNewBase = (await selectUsableIndex(trx, site.id)) === undefined
  if (isNewBase) await deleteDocuments(trx, site.id)
  const collector = new RefinementCollector()
  let count = 0
  let last = ''
  for await (const { families, after, until } of allFamilies(trx, site, at)) {
    for (const family of families) collector.add(family)
    const ids = await writer.write(families, key)
    count += ids.length
    last = until
    await removeOthers(trx, key, { after, until }, ids)
  }
  await removeOthers(trx, key, { after: last }, [])
  const refinements = collector.toDefinitions()
  await storeIndex(trx, key, site.catalogId, at, { refinements, isNewBase })
  return count
}

async function updateSite(
  trx: Db,
  site: IndexedSite,
  productIds: readonly string[],
  at: Date,
): Promise<void> {
  // it is built whole before the next search
  if (!(await selectUsableIndex(trx, site.id))) return
  const expired = await announceExpired(trx, site, at)
  if (!expired) {
    await buildDocuments(trx, site, at)
    return
  }
  const writer = await openWriter(trx, site, at)
  const key = { siteId: site.id, sequence: (await selectSequence(trx, site.id)) + 1 }
  const changed = [...new Set([...productIds, ...expired])]
  const concerned = [...new Set([...changed, ...(await selectConcernedIds(trx, changed))])]
  const collector = new RefinementCollector()
  for (let from = 0; from < concerned.length; from += CHUNK) {
    const ids = concerned.slice(from, from + CHUNK)
    const families = await loadFamilies(trx, site, ids, at)
    const placed = families.filter(({ placements }) => placements.length > 0)
    for (const family of placed) collector.add(family)
    const written = new Set(await writer.write(placed, key))
    const gone = ids.filter((id) => !written.has(id))
    await removeDocuments(trx, key, gone)
  }
  await offerMore(trx, site, key, at, collector.toDefinitions())
}

/** Values that only removed documents had stay: without hits they are not shown. */
async function offerMore(
  trx: Db,
  site: IndexedSite,
  key: ChangeKey,
  at: Date,
  found: readonly RefinementDefinition[],
): Promise<void> {
  const index = await trx
    .selectFrom('search_index')
    .select('refinements')
    .where('site_id', '=', site.id)
    .executeTakeFirstOrThrow()
  const refinements = uniteDefinitions(index.refinements, found)
  if (refinements === index.refinements) await touchIndex(trx, key, site.catalogId, at)
  else await storeIndex(trx, key, site.catalogId, at, { refinements, isNewBase: false })
}
