import type { Trx } from '../db/client'
import { updateProducts } from '../reviews/review-summary'
import { noteTouchedProducts, renewSearchIndex } from '../search/search-index'

export async function renewProducts(trx: Trx, now?: Date): Promise<void> {
  await noteTouchedProducts(trx)
  await updateProducts(trx)
  await renewSearchIndex(trx, now)
}
