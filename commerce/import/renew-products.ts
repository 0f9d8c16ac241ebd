import type { Trx } from '../db/client'
import { tellProducts } from '../reviews/review-summary'
import { rebuildSearchIndex } from '../search/search-index'

/** What is made of products besides: their ratings, and what searches find. */
export async function renewProducts(trx: Trx, now?: Date): Promise<void> {
  await tellProducts(trx)
  await rebuildSearchIndex(trx, undefined, now)
}
