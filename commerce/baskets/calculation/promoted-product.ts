import type { PromotedProduct } from '../../promotions/product-selection.rules'
import type { ProductFacts } from '../model/basket-facts'

export function toPromotedProduct(
  productId: string,
  product: ProductFacts | undefined,
): PromotedProduct {
  const { brand, attributes, ownCategoryIds } = product ?? {}
  return {
    productIds: [productId, product?.masterId ?? productId],
    categoryIds: product?.categoryIds ?? [],
    ...(ownCategoryIds && { ownCategoryIds }),
    ...(brand !== undefined && { brand }),
    ...(attributes && { attributes }),
  }
}
