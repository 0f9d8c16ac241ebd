import { sql } from 'kysely'
import type { AssignmentRecord } from '../catalog-records.schemas'
import { toExcluded } from './excluded-columns'
import { addCount, isProduct, type WriteContext } from '../import-context'
import { insertInChunks } from './insert-in-chunks'

const BAND = { top: 0, auto: 1, none: 1, bottom: 2 } as const
const BAND_WIDTH = 1_000_000_000

/**
 * Writes category assignments: products marked `top` come first, `bottom` last, all others in the
 * order of the archive. Final positions are set at the end.
 */
export async function upsertPlacements(
  context: WriteContext,
  file: string,
  catalogId: string,
  assignments: readonly AssignmentRecord[],
  ordinal: number,
): Promise<void> {
  const { findings, index, trx } = context
  const categories = index.catalogs.get(catalogId)?.categories
  const rows = new Map<string, ReturnType<typeof toRow>>()
  const toRow = (assignment: AssignmentRecord, at: number) => ({
    catalog_id: catalogId,
    category_id: assignment.categoryId,
    product_id: assignment.productId,
    // lower than all positions assigned before
    position: (BAND[assignment.placement] - 3) * BAND_WIDTH + at,
    is_primary: assignment.isPrimary,
  })
  for (const [at, assignment] of assignments.entries()) {
    const { categoryId, productId } = assignment
    if (context.mode === 'replace' && !categories?.has(categoryId)) {
      findings.error(file, productId, 'the category %s does not exist', categoryId)
    } else if (!isProduct(context, productId)) {
      findings.error(file, productId, 'placed in a category, but no such product')
    } else {
      const key = JSON.stringify([categoryId, productId])
      if (rows.has(key)) findings.warn(file, productId, 'is twice in %s', categoryId)
      else rows.set(key, toRow(assignment, ordinal + at))
    }
  }
  addCount(context, 'assignments', rows.size)
  await insertInChunks([...rows.values()], (chunk) =>
    trx
      .insertInto('category_product')
      .values(chunk)
      .onConflict((conflict) =>
        conflict
          .columns(['catalog_id', 'category_id', 'product_id'])
          .doUpdateSet(toExcluded(['position', 'is_primary'])),
      )
      .execute(),
  )
}

/**
 * Numbers positions from 1 in each category: newly written products in their order, then older
 * ones.
 */
export async function numberPlacements({ trx }: WriteContext): Promise<void> {
  await sql`
    update category_product set position = ranked.position
    from (
      select catalog_id, category_id, product_id,
        row_number() over (partition by catalog_id, category_id order by position) as position
      from category_product
    ) as ranked
    where ranked.catalog_id = category_product.catalog_id
      and ranked.category_id = category_product.category_id
      and ranked.product_id = category_product.product_id
      and ranked.position <> category_product.position`.execute(trx)
}
