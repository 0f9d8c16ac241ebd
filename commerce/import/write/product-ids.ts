import type { Db } from '../../db/client'
import { isWhole, type ImportContext } from '../import-context'

export async function listProductIds(db: Db, context: ImportContext): Promise<ReadonlySet<string>> {
  const { index, mode } = context
  const added = mode === 'update' ? [] : index.products.keys()
  if (isWhole(context, 'catalog')) return new Set(added)
  const rows = await db.selectFrom('product').select('id').execute()
  const kept = rows.map(({ id }) => id).filter((id) => !index.deletedProductIds.has(id))
  return new Set([...kept, ...added])
}
