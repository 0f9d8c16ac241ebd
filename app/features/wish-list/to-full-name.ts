import type { WishProduct } from '@/commerce-client/wish-products.queries'
import { withoutOptions } from '@/domain/line-name'
import type { NewWish } from '@/domain/wish'

/** With what was chosen: a list may hold a product in two sizes. Undefined: nobody knows any more. */
export function toFullName(
  wish: NewWish,
  product: Pick<WishProduct, 'name' | 'options'> | undefined,
): string | undefined {
  if (!product) return wish.name
  const { name, options } = product
  return [withoutOptions(name, options), ...options.map(({ value }) => value)].join(', ')
}
