import type { WishListProduct } from '@/commerce-client/wish-list-products.queries'
import { withoutOptions } from '@/domain/line-name'
import type { NewWishListItem } from '@/domain/wish-list-item'

/** With what was chosen: a list may hold a product in two sizes. Undefined: not known any more. */
export function toFullName(
  item: NewWishListItem,
  product: Pick<WishListProduct, 'name' | 'options'> | undefined,
): string | undefined {
  if (!product) return item.name
  const { name, options } = product
  return [withoutOptions(name, options), ...options.map(({ value }) => value)].join(', ')
}
