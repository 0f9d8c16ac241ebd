import type { ProductFlags, ProductFlagsChange } from '../../contracts/merchandise'
import { recordChange, toDifference } from '../audit/record-change'
import { conflict } from '../http/problem'
import { lockProduct, subjectOf, type ProductChange } from './product-change'

export async function changeFlags(
  change: ProductChange,
  { isOnline, isSearchable, expected }: ProductFlagsChange,
): Promise<void> {
  const { trx, productId, by, at } = change
  const known = await lockProduct(change)
  const before = { isOnline: known.isOnline, isSearchable: known.isSearchable }
  if (!isSame(before, expected)) {
    throw conflict(
      `Somebody else has changed this product meanwhile: it is ${before.isOnline ? 'online' : 'offline'} and searches ${before.isSearchable ? 'find it' : 'do not find it'} now. Look at it again.`,
    )
  }
  const after = { isOnline, isSearchable }
  if (isSame(before, after)) return
  await trx
    .updateTable('product')
    .set({ online: isOnline, searchable: isSearchable })
    .where('id', '=', productId)
    .execute()
  const entry = { action: 'changed', subject: subjectOf(change), ...toDifference(before, after) }
  await recordChange(trx, by, entry, at)
}

const isSame = (one: ProductFlags, other: ProductFlags) =>
  one.isOnline === other.isOnline && one.isSearchable === other.isSearchable
