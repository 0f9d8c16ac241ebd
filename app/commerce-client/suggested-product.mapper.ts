import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { productPath } from '@rules/product-path'
import { readCustom } from './custom-attributes'
import { toMainImage, type ImageView } from './product-image.mapper'
import { cheapestOf, toPriceView, type PriceView } from './product-price.mapper'

/** A product suggested while typing (SRCH-018). */
export interface SuggestedProduct {
  productId: string
  name: string
  /** A custom box, filled piece by piece. */
  isCustomMix: boolean
  primaryCategoryId?: string
  href: string
  image?: ImageView
  /** Name of the default size, `9 oz`; absent for products with a single size. */
  defaultSize?: string
  /** The lowest price of all sizes. */
  price?: PriceView
}

type Product = ShopperProductsTypes.Product

const SIZE_ATTRIBUTE = 'size'

export function toSuggestedProduct(product: Product): SuggestedProduct {
  const custom = readCustom(product)
  const { id: productId, primaryCategoryId } = product
  const name = custom.text('displayName') ?? product.name ?? productId
  const image = toMainImage(product.imageGroups)
  const defaultSize = toDefaultSize(product)
  // a piece has no price of its own: the box is priced
  const price = custom.flag('isCustomMixPiece') ? undefined : toPriceView(cheapestOf(product))
  return {
    productId,
    name,
    isCustomMix: custom.flag('isCustomMix'),
    href: productPath({ id: productId, name, primaryCategoryId, ownPath: custom.text('path') }),
    ...(primaryCategoryId !== undefined && { primaryCategoryId }),
    ...(image && { image: { ...image, alt: image.alt || name } }),
    ...(defaultSize !== undefined && { defaultSize }),
    ...(price && { price }),
  }
}

/** The size of the default variant, or of the first one if no default is named. */
function toDefaultSize(product: Product): string | undefined {
  const { variants = [], variationAttributes = [], variationValues } = product
  const wanted = readCustom(product).text('defaultVariantId')
  const variant = variants.find(({ productId }) => productId === wanted) ?? variants[0]
  const chosen = (variant?.variationValues ?? variationValues)?.[SIZE_ATTRIBUTE]
  const sizes = variationAttributes.find(({ id }) => id === SIZE_ATTRIBUTE)?.values ?? []
  return sizes.find(({ value }) => value === chosen)?.name ?? chosen
}
