import type { ConditionGroups, ProductSelection } from './promotion.schemas'

/** What a promotion may ask of a line's product. */
export interface PromotedProduct {
  /** Its own id and its master's. */
  productIds: readonly string[]
  /** The categories it stands in, with all above them. */
  categoryIds: readonly string[]
}

export function isSelected(product: PromotedProduct, selection: ProductSelection): boolean {
  const { included, excluded } = selection
  if (excluded && fitsAny(product, excluded)) return false
  return included === undefined || fitsAny(product, included)
}

function fitsAny(product: PromotedProduct, groups: ConditionGroups): boolean {
  return groups.some(
    (group) =>
      group.length > 0 &&
      group.every(({ kind, ids }) => {
        const own = kind === 'product' ? product.productIds : product.categoryIds
        return ids.some((id) => own.includes(id))
      }),
  )
}
