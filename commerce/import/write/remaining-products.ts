import type { Db } from '../../db/client'
import { isWhole, type ImportContext } from '../import-context'

/**
 * Returns the ids of existing products that are kept although the archive does not contain them.
 */
export async function listRemainingProductIds(
  db: Db,
  context: ImportContext,
): Promise<ReadonlySet<string>> {
  if (isWhole(context, 'catalog')) return new Set()
  const rows = await db.selectFrom('product').select('id').execute()
  const ids = rows.map(({ id }) => id)
  return new Set(ids.filter((id) => !context.index.deletedProductIds.has(id)))
}
