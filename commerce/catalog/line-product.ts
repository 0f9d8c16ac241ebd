import type { ProductKind } from './catalog.tables'
import type { ProductFamily } from './product-family'
import { firstImage } from './product.rules'

/** What a basket line must know of its product. */
export interface LineProduct {
  productId: string
  name: string
  masterId?: string
  taxClassId: string
  /** A master cannot be bought. */
  kind: ProductKind
  online: boolean
  minOrderQuantity: number
  stepQuantity: number
  primaryCategoryId?: string
  variationValues: Record<string, string>
  /** Below `/media/`. */
  imagePath?: string
  custom: Record<string, unknown>
}

export function toLineProduct({ product, master, primaryCategoryId }: ProductFamily): LineProduct {
  const imagePath = firstImage(product.images, product.variationValues)?.path
  return {
    productId: product.id,
    name: product.name,
    taxClassId: product.taxClassId,
    kind: product.kind,
    online: true,
    minOrderQuantity: product.minOrderQuantity,
    stepQuantity: product.stepQuantity,
    variationValues: product.variationValues,
    custom: product.custom,
    ...(master && master.id !== product.id && { masterId: master.id }),
    ...(primaryCategoryId !== undefined && { primaryCategoryId }),
    ...(imagePath !== undefined && { imagePath }),
  }
}
