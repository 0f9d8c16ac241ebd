import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import type { AvailabilityFacts } from '@/domain/product-facts'
import { productPath } from '@/site/paths'
import { asText, readCustom } from './custom-attributes'
import { toAvailabilityFacts } from './product-facts.mapper'
import { toImageSets, toImageView, type ImageSet, type ImageView } from './product-image.mapper'
import { toPriceView, type PriceView } from './product-price.mapper'

export interface VariantView {
  productId: string
  orderable: boolean
  /** Variation attribute → value id: `{size: '1lb', wrap: 'gold'}`. */
  values: Record<string, string>
  price?: PriceView
}

export interface VariationView {
  id: string
  name: string
  values: { id: string; name: string; orderable: boolean; swatch?: ImageView }[]
}

/** What the product page knows of a product (D1 §3). */
export interface ProductView {
  id: string
  masterId?: string
  name: string
  href: string
  brand?: string
  primaryCategoryId?: string
  pageTitle: string
  pageDescription?: string
  shortDescription?: string
  longDescription?: string
  ingredients?: string
  canonicalUrl?: string
  imageSets: ImageSet[]
  price?: PriceView
  facts: AvailabilityFacts
  variations: VariationView[]
  variants: VariantView[]
  /** Values the address's product stands for; empty for a master. */
  values: Record<string, string>
  defaultVariantId?: string
  badgeText?: string
  /** Pieces that can be sold, of the product itself; a master's are of all its variants together. */
  ats?: number
  callouts: string[]
  rating?: number
  reviewCount?: number
}

export function toProductView(product: ShopperProductsTypes.Product): ProductView {
  const custom = readCustom(product)
  const name = custom.text('displayName') ?? product.name ?? product.id
  return {
    id: product.id,
    masterId: product.type?.variant ? product.master?.masterId : undefined,
    name,
    href: productPath({
      id: product.id,
      name,
      primaryCategoryId: product.primaryCategoryId,
      ownPath: custom.text('path'),
    }),
    brand: product.brand,
    primaryCategoryId: product.primaryCategoryId,
    pageTitle: product.pageTitle ?? name,
    pageDescription: product.pageDescription,
    shortDescription: product.shortDescription,
    longDescription: product.longDescription,
    ingredients: custom.text('productIngredients') ?? custom.text('ingredients'),
    canonicalUrl: custom.text('canonicalUrl'),
    imageSets: toImageSets(product.imageGroups),
    price: toPriceView(product),
    facts: toAvailabilityFacts(product),
    variations: toVariations(product),
    variants: toVariants(product),
    values: product.variationValues ?? {},
    defaultVariantId: custom.text('defaultVariantId'),
    badgeText: custom.text('badge'),
    ats: product.inventory?.ats,
    callouts: toCallouts(product),
    rating: custom.number('rating'),
    reviewCount: custom.number('reviewCount'),
  }
}

function toVariants({ variants = [] }: ShopperProductsTypes.Product): VariantView[] {
  return variants.map((variant) => ({
    productId: variant.productId,
    orderable: variant.orderable ?? false,
    values: variant.variationValues ?? {},
    price: toPriceView(variant),
  }))
}

function toVariations(product: ShopperProductsTypes.Product): VariationView[] {
  return (product.variationAttributes ?? []).map(({ id, name, values = [] }) => ({
    id,
    name: name ?? id,
    values: values.map((value) => ({
      id: value.value,
      name: value.name ?? value.value,
      orderable: value.orderable ?? true,
      ...(value.imageSwatch && { swatch: toImageView(value.imageSwatch) }),
    })),
  }))
}

// A callout is a text, or an object with a default one (D1 §3).
function toCallouts({ productPromotions = [] }: ShopperProductsTypes.Product): string[] {
  return productPromotions.flatMap(({ calloutMsg }) => asText(calloutMsg) ?? [])
}
