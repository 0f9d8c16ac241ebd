import type { WishListProduct } from '@/commerce-client/wish-list-products.queries'
import { withoutOptions } from '@/rules/line-name'
import type { NewWishListItem } from '@/rules/wish-list-item'

/**
 * Returns the name of a product including its options, because a list may contain two sizes of it.
 * Returns undefined if the name is unknown.
 */
export function toFullName(
  item: NewWishListItem,
  product: Pick<WishListProduct, 'name' | 'options'> | undefined,
): string | undefined {
  if (!product) return item.name
  const { name, options } = product
  return [withoutOptions(name, options), ...options.map(({ value }) => value)].join(', ')
}
