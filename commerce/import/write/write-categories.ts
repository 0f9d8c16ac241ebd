import { sql } from 'kysely'
import type { CategoryRecord } from '../catalog-records.schemas'
import { toReading, type WriteContext } from '../import-context'
import { resolvePicture } from '../picture-paths'
import { readCategory } from '../read/read-category'
import type { Named } from '../read/read-record'
import { readEach } from '../read/parse-records'
import { inBatches, streamRecords } from '../stream-records'
import { toRowEntries } from './row-entries'
import type { RowKind } from './row-kind'
import { numberPlacements, PLACEMENT, writePlacements } from './write-placements'
import { writeRecommendations } from './write-recommendations'

const CATEGORY: RowKind = {
  table: 'category',
  key: ['catalog_id', 'id'],
  root: 'catalog',
  count: 'categories',
}

/** Writes categories, their products, and recommendations, after all products have been written. */
export async function writeCategories(context: WriteContext): Promise<void> {
  const { trx, index, rows } = context
  for (const { placingFiles } of index.catalogs.values()) {
    for (const file of placingFiles) await writeFile(context, file)
  }
  await rows.finish(CATEGORY)
  await sql`delete from category_product where not exists (
    select from category where category.catalog_id = category_product.catalog_id
      and category.id = category_product.category_id)`.execute(trx)
  await rows.finish(PLACEMENT)
  await numberPlacements(context)
}

async function writeFile(context: WriteContext, file: string): Promise<void> {
  let catalogId = ''
  let ordinal = 0
  const reading = toReading(context, file)
  for await (const elements of inBatches(streamRecords(context, file, ['catalog']))) {
    catalogId = elements[0]?.attributes['catalog-id'] ?? catalogId
    if (catalogId === '') return
    const of = (name: string) => elements.filter((element) => element.name === name)
    const categories = readEach(
      reading,
      of('category'),
      ({ attributes }) => attributes['category-id'],
      (element) => {
        const category = readCategory(reading, element)
        return category && checkCategory(context, file, catalogId, category)
      },
    )
    const scope = { catalog_id: catalogId }
    await context.rows.write(CATEGORY, toRowEntries(categories, scope, toColumns))
    const assignments = of('category-assignment')
    await writePlacements(context, file, { catalogId, ordinal }, assignments)
    ordinal += assignments.length
    await writeRecommendations(context, file, of('recommendation'))
  }
}

/** Leaves out a parent that does not exist or is part of a cycle, and finds the pictures. */
function checkCategory(
  context: WriteContext,
  file: string,
  catalogId: string,
  category: Named<CategoryRecord>,
): Named<CategoryRecord> {
  const { findings, index, mode } = context
  const { id, parentId, image, thumbnail, naming } = category
  const known = index.catalogs.get(catalogId)?.categories
  const isMissing = parentId !== undefined && !known?.has(parentId) && mode === 'replace'
  if (isMissing) findings.error(file, id, 'the parent category %s does not exist', parentId)
  const isCycle = known !== undefined && isOwnAncestor(id, known)
  if (isCycle) findings.error(file, id, 'the category is its own ancestor')
  const resolve = (name: string) => resolvePicture(context, { file, id, catalogId }, name)
  const picture = image && resolve(image)
  const resolved = {
    ...category,
    image: picture,
    thumbnail: thumbnail === image ? picture : thumbnail && resolve(thumbnail),
  }
  if (!isMissing && !isCycle) return resolved
  const unread = new Set([...naming.unread, 'parentId'])
  return { ...resolved, parentId: undefined, naming: { ...naming, unread } }
}

function isOwnAncestor(id: string, known: ReadonlyMap<string, { parentId?: string }>): boolean {
  const seen = new Set<string>()
  let above = known.get(id)?.parentId
  while (above !== undefined && !seen.has(above)) {
    if (above === id) return true
    seen.add(above)
    above = known.get(above)?.parentId
  }
  return false
}

function toColumns(category: CategoryRecord) {
  return {
    parent_id: category.parentId ?? null,
    name: category.name ?? category.id,
    description: category.description ?? null,
    page_title: category.pageTitle ?? null,
    page_description: category.pageDescription ?? null,
    page_keywords: category.pageKeywords ?? null,
    image: category.image ?? null,
    thumbnail: category.thumbnail ?? null,
    online: category.online,
    online_from: category.onlineFrom ?? null,
    online_to: category.onlineTo ?? null,
    sitemap_included: category.sitemapIncluded,
    position: category.position,
    refinements: category.refinements,
    links: category.links,
    localized: category.localized,
    custom: category.custom,
  }
}
