import type { Trx } from '../db/client'
import { updateProducts } from '../reviews/review-summary'
import { rebuildSearchIndex } from '../search/search-index'

export async function renewProducts(trx: Trx, now?: Date): Promise<void> {
  await updateProducts(trx)
  await rebuildSearchIndex(trx, undefined, now)
}
