import type { Actor } from '../audit/record-change'
import type { Trx } from '../db/client'
import { notFound } from '../http/problem'

export interface ProductChange {
  trx: Trx
  productId: string
  by: Actor
  at: Date
}

export const subjectOf = ({ productId }: Pick<ProductChange, 'productId'>) =>
  ({ type: 'product', id: productId }) as const

/** Serializes the changes of one product. @throws Problem 404. */
export async function lockProduct({ trx, productId }: ProductChange) {
  const product = await trx
    .selectFrom('product')
    .select(['kind', 'online as isOnline', 'searchable as isSearchable'])
    .where('id', '=', productId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (product) return product
  throw notFound(`There is no product '${productId}'.`, 'product-not-found')
}
