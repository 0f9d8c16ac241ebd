import { sql } from 'kysely'
import type { AssignmentRecord } from '../catalog-records.schemas'
import { isProduct, toReading, type WriteContext } from '../import-context'
import type { Row } from '../overlay-row'
import { readAssignment } from '../read/read-category'
import { isGone, readEach } from '../read/parse-records'
import { withDependents } from '../record-fields'
import type { XmlElement } from '../../archives/xml-element'
import type { RowEntry, RowKind } from './row-kind'

export const PLACEMENT: RowKind = {
  table: 'category_product',
  key: ['catalog_id', 'category_id', 'product_id'],
  root: 'catalog',
  count: 'assignments',
}

const BAND = { top: 0, auto: 1, none: 1, bottom: 2 } as const
const BAND_WIDTH = 1_000_000_000

interface Place {
  catalogId: string
  /** The number of assignments of the file before these. */
  ordinal: number
}

/**
 * Writes category assignments: products marked `top` come first, `bottom` last, all others in the
 * order of the archive. Final positions are set at the end.
 */
export async function writePlacements(
  context: WriteContext,
  file: string,
  { catalogId, ordinal }: Place,
  elements: readonly XmlElement[],
): Promise<void> {
  const reading = toReading(context, file)
  // without a product or a category, all assignments of the other are deleted
  const gone = elements.filter((element) => isGone(reading, element))
  await context.rows.delete(
    PLACEMENT,
    gone.flatMap((element) => toPart(catalogId, element)),
  )
  const present = elements.filter((element) => !gone.includes(element))
  const read = readEach(
    reading,
    present,
    ({ attributes }) => attributes['product-id'],
    (element) => readAssignment(reading, element),
  )
  const seen = new Set<string>()
  const entries = read.map(({ record }, at): RowEntry => {
    const key = toKey(catalogId, present[at])
    if (!record || !isPlaceable(context, file, catalogId, record)) return { key }
    const text = JSON.stringify(key)
    if (seen.has(text)) {
      context.findings.warn(file, record.productId, 'is twice in %s', record.categoryId)
      return { key }
    }
    seen.add(text)
    const position = toPosition(context, record, ordinal + at)
    const row = { ...key, position, is_primary: record.isPrimary }
    return { key, row, naming: withDependents(record.naming, { placement: ['position'] }) }
  })
  await context.rows.write(PLACEMENT, entries)
}

function toKey(catalogId: string, element: XmlElement | undefined): Row {
  const { 'category-id': categoryId, 'product-id': productId } = element?.attributes ?? {}
  return { catalog_id: catalogId, category_id: categoryId, product_id: productId }
}

function toPart(catalogId: string, element: XmlElement): Row[] {
  const key = toKey(catalogId, element)
  const known = Object.entries(key).filter(([, value]) => value !== undefined)
  return known.length > 1 ? [Object.fromEntries(known)] : []
}

/** Returns a position before all existing ones, or behind them if they stay. */
function toPosition({ mode }: WriteContext, { placement }: AssignmentRecord, at: number): number {
  const isBehind = mode !== 'replace' && placement !== 'top'
  return (BAND[placement] - (isBehind ? 0 : 3)) * BAND_WIDTH + at
}

function isPlaceable(
  context: WriteContext,
  file: string,
  catalogId: string,
  { categoryId, productId }: AssignmentRecord,
): boolean {
  const { findings, index, mode } = context
  const categories = index.catalogs.get(catalogId)?.categories
  if (mode === 'replace' && !categories?.has(categoryId)) {
    findings.error(file, productId, 'the category %s does not exist', categoryId)
    return false
  }
  if (isProduct(context, productId)) return true
  findings.error(file, productId, 'assigned to a category, but the product does not exist')
  return false
}

/**
 * Gives the written assignments their positions. The others keep theirs, unless there is no room in
 * front of them.
 */
export async function numberPlacements({ trx }: WriteContext): Promise<void> {
  await sql`
    with placed as (
      select catalog_id, category_id, product_id, position,
        abs(position) > ${BAND_WIDTH / 2}::float8 as is_new
      from category_product
    ), counted as (
      select *, row_number() over (partition by catalog_id, category_id order by position) as rank,
        count(*) filter (where is_new and position < 0) over category as before,
        count(*) filter (where not is_new) over category as kept,
        min(position) filter (where not is_new) over category as first,
        max(position) filter (where not is_new) over category as last
      from placed
      where (catalog_id, category_id) in (
        select catalog_id, category_id from placed where is_new
      )
      window category as (partition by catalog_id, category_id)
    ), numbered as (
      select catalog_id, category_id, product_id, case
          when kept = 0 or (before > 0 and first <= before) then rank
          when not is_new then position
          when position < 0 then first - before - 1 + rank
          else last + rank - before - kept
        end as position
      from counted
    )
    update category_product set position = numbered.position
    from numbered
    where numbered.catalog_id = category_product.catalog_id
      and numbered.category_id = category_product.category_id
      and numbered.product_id = category_product.product_id
      and numbered.position <> category_product.position`.execute(trx)
}
