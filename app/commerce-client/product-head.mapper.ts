import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { productPath } from '@rules/product-path'
import type { CustomAttributes } from './custom-attributes'

interface ProductHead {
  id: string
  name: string
  href: string
}

export function toProductHead(
  { id, name: ownName, primaryCategoryId }: ShopperProductsTypes.Product,
  custom: CustomAttributes,
): ProductHead {
  const name = custom.text('displayName') ?? ownName ?? id
  const ownPath = custom.text('path')
  return { id, name, href: productPath({ id, name, primaryCategoryId, ownPath }) }
}
