import type { Db } from '../../db/client'
import { isWhole, type ImportContext } from '../import-context'

/** The ids of the products that stay although the archive does not bring them. */
export async function listRemainingProductIds(
  db: Db,
  context: ImportContext,
): Promise<ReadonlySet<string>> {
  if (isWhole(context, 'catalog')) return new Set()
  const rows = await db.selectFrom('product').select('id').execute()
  const ids = rows.map(({ id }) => id)
  return new Set(ids.filter((id) => !context.index.deletedProductIds.has(id)))
}
