import type { ProductKind } from './catalog.tables'
import type { ProductFamily } from './product-family'
import { firstImage } from './product.rules'

export interface LineProduct {
  productId: string
  name: string
  /** The name in languages other than the site's default: locale → name. */
  names?: Readonly<Record<string, string>>
  brand?: string
  masterId?: string
  taxClassId: string
  /** The kind matters because a master cannot be bought. */
  kind: ProductKind
  online: boolean
  minOrderQuantity: number
  stepQuantity: number
  primaryCategoryId?: string
  variationValues: Record<string, string>
  attributeValues?: { id: string; name: string; value: string }[]
  /** A path below `/media/`. */
  imagePath?: string
  custom: Record<string, unknown>
}

export function toLineProduct({ product, master, primaryCategoryId }: ProductFamily): LineProduct {
  const imagePath = firstImage(product.images, product.variationValues)?.path
  return {
    productId: product.id,
    name: product.name,
    names: toNames(product.localized),
    taxClassId: product.taxClassId,
    kind: product.kind,
    online: true,
    minOrderQuantity: product.minOrderQuantity,
    stepQuantity: product.stepQuantity,
    variationValues: product.variationValues,
    attributeValues: toAttributeValues(product.variationValues, master),
    custom: product.custom,
    ...(master && master.id !== product.id && { masterId: master.id }),
    ...(primaryCategoryId !== undefined && { primaryCategoryId }),
    ...(imagePath !== undefined && { imagePath }),
    ...(product.brand !== null && { brand: product.brand }),
  }
}

function toAttributeValues(
  values: Record<string, string>,
  master: ProductFamily['master'],
): LineProduct['attributeValues'] {
  return (master?.variationAttributes ?? []).flatMap(({ id, name, values: known }) => {
    const value = values[id]
    if (value === undefined) return []
    return { id, name, value: known.find((one) => one.value === value)?.name ?? value }
  })
}

/** Returns the names by locale, for locales that have one. */
export function toNames(
  localized: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {},
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(localized).flatMap(([locale, { name }]) =>
      typeof name === 'string' ? [[locale, name] as const] : [],
    ),
  )
}
