import { sql } from 'kysely'
import type { CategoryRecord } from '../catalog-records.schemas'
import { toExcluded } from './excluded-columns'
import { addCount, isWhole, toReading, type WriteContext } from '../import-context'
import { insertInChunks } from './insert-in-chunks'
import { resolvePicture } from '../picture-paths'
import { readAssignment, readCategory } from '../read/read-category'
import { numberPlacements, upsertPlacements } from './write-placements'
import { addRecommendations } from './write-recommendations'
import { inBatches, streamRecords } from '../stream-records'
import type { XmlElement } from '../xml-element'

/** Writes categories, their products, and recommendations, after all products have been written. */
export async function writeCategories(context: WriteContext): Promise<void> {
  const { trx, index } = context
  if (isWhole(context, 'catalog')) {
    await trx.deleteFrom('category_product').execute()
    await removeOthers(context)
  }
  for (const { placingFiles } of index.catalogs.values()) {
    for (const file of placingFiles) await writeFile(context, file)
  }
  await numberPlacements(context)
}

async function removeOthers({ trx, index }: WriteContext): Promise<void> {
  const imported = [...index.catalogs.values()].flatMap(({ id, categories }) =>
    [...categories.keys()].map((categoryId) => [id, categoryId] as const),
  )
  await sql`delete from category where not exists (
    select from unnest(
      ${imported.map(([catalogId]) => catalogId)}::text[], ${imported.map(([, id]) => id)}::text[]
    ) as kept(catalog_id, id)
    where kept.catalog_id = category.catalog_id and kept.id = category.id
  )`.execute(trx)
}

async function writeFile(context: WriteContext, file: string): Promise<void> {
  let catalogId = ''
  let ordinal = 0
  const reading = toReading(context, file)
  for await (const elements of inBatches(streamRecords(context, file, ['catalog']))) {
    catalogId = elements[0]?.attributes['catalog-id'] ?? catalogId
    const [gone, present] = split(elements)
    await removeGone(context, catalogId, gone)
    const of = (name: string) => present.filter((element) => element.name === name)
    const categories = of('category').flatMap((element) => readCategory(reading, element) ?? [])
    await upsertCategories(context, file, catalogId, categories)
    const assignments = of('category-assignment').flatMap(
      (element) => readAssignment(reading, element) ?? [],
    )
    await upsertPlacements(context, file, catalogId, assignments, ordinal)
    ordinal += assignments.length
    await addRecommendations(context, file, of('recommendation'))
  }
}

function split(elements: readonly XmlElement[]): [gone: XmlElement[], present: XmlElement[]] {
  const isGone = ({ attributes }: XmlElement) => attributes['mode'] === 'delete'
  return [elements.filter(isGone), elements.filter((element) => !isGone(element))]
}

async function removeGone(
  { trx }: WriteContext,
  catalogId: string,
  elements: readonly XmlElement[],
): Promise<void> {
  for (const { name, attributes } of elements) {
    const { 'category-id': categoryId, 'product-id': productId } = attributes
    if (name === 'category' && categoryId !== undefined) {
      await sql`delete from category where catalog_id = ${catalogId} and id = ${categoryId}`.execute(
        trx,
      )
      await sql`delete from category_product where catalog_id = ${catalogId}
        and category_id = ${categoryId}`.execute(trx)
    }
    if (name === 'category-assignment') {
      await sql`delete from category_product where catalog_id = ${catalogId}
        and (${categoryId ?? null}::text is null or category_id = ${categoryId ?? null})
        and (${productId ?? null}::text is null or product_id = ${productId ?? null})`.execute(trx)
    }
  }
}

async function upsertCategories(
  context: WriteContext,
  file: string,
  catalogId: string,
  categories: readonly CategoryRecord[],
): Promise<void> {
  const rows = new Map(
    categories.map((category) => {
      checkCategory(context, file, catalogId, category)
      return [category.id, toCategoryRow(catalogId, category)] as const
    }),
  )
  addCount(context, 'categories', rows.size)
  const columns = Object.keys([...rows.values()][0] ?? {})
  await insertInChunks([...rows.values()], (chunk) =>
    context.trx
      .insertInto('category')
      .values(chunk)
      .onConflict((conflict) =>
        conflict.columns(['catalog_id', 'id']).doUpdateSet(toExcluded(columns)),
      )
      .execute(),
  )
}

/** Removes a parent that does not exist or is part of a cycle; the category then has no parent. */
function checkCategory(
  context: WriteContext,
  file: string,
  catalogId: string,
  category: CategoryRecord,
): void {
  const { findings, index, mode } = context
  const { id, parentId, image, thumbnail } = category
  const known = index.catalogs.get(catalogId)?.categories
  if (parentId !== undefined && !known?.has(parentId) && mode === 'replace') {
    findings.error(file, id, 'the parent category %s does not exist', parentId)
    category.parentId = undefined
  }
  if (known && isOwnAncestor(id, known)) {
    findings.error(file, id, 'the category is its own ancestor')
    category.parentId = undefined
  }
  const resolve = (name: string) => resolvePicture(context, { file, id, catalogId }, name)
  category.image = image && resolve(image)
  category.thumbnail = thumbnail === image ? category.image : thumbnail && resolve(thumbnail)
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

function toCategoryRow(catalogId: string, category: CategoryRecord) {
  return {
    catalog_id: catalogId,
    id: category.id,
    parent_id: category.parentId ?? null,
    name: category.name,
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
    refinements: JSON.stringify(category.refinements),
    links: JSON.stringify(category.links),
    localized: JSON.stringify(category.localized),
    custom: JSON.stringify(category.custom),
  }
}
