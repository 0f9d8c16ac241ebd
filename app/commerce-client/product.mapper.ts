import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import type { PriceTier } from '@/rules/price-tiers'
import { readPricingDetails, type PricingDetails } from '@/rules/pricing-details'
import type { AvailabilityFacts } from '@/rules/product-facts'
import { readCustom } from './custom-attributes'
import { toCallouts } from './product-callouts.mapper'
import { toProductDetails, type ProductDetails } from './product-details.mapper'
import { toAvailabilityFacts } from './product-facts.mapper'
import { toProductHead } from './product-head.mapper'
import {
  toImageSets,
  toImageView,
  toMainImage,
  type ImageSet,
  type ImageView,
} from './product-image.mapper'
import { cheapestOf, toPriceView, toTiers, type PriceView } from './product-price.mapper'

export interface VariantView {
  productId: string
  orderable: boolean
  /** Variation attribute → value id: `{size: '1lb', wrap: 'gold'}`. */
  values: Record<string, string>
  price?: PriceView
  /** The quantity discounts; absent if the price is the same for every quantity. */
  tiers?: PriceTier[]
}

export interface VariationView {
  id: string
  name: string
  /** `color`: CSS color of the value, if it has no swatch image. */
  values: { id: string; name: string; orderable: boolean; swatch?: ImageView; color?: string }[]
}

/** The data of a product page (PDP-039). */
export interface ProductView extends ProductDetails {
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
  tiers?: PriceTier[]
  facts: AvailabilityFacts
  variations: VariationView[]
  variants: VariantView[]
  /** The variation values of the product in the URL; empty for a master. */
  values: Record<string, string>
  defaultVariantId?: string
  /** The color shown first if no variant is preselected. */
  defaultColor?: string
  badgeText?: string
  /** Only on fundraising sites, if the service returns it. */
  pricingDetails?: PricingDetails
  /** Quantity in stock of the product itself; for a master, of all variants together. */
  ats?: number
  callouts: string[]
  rating?: number
  reviewCount?: number
  /** Id of the reviews, shared by all sizes. */
  bvProductId: string
  /** The products of a set, each sold separately too. */
  members?: ProductView[]
  /** The products of a bundle, sold as one. */
  contents?: BundledView[]
  /** Options with a surcharge, for example a ribbon tag. */
  options?: OptionView[]
}

interface OptionView {
  id: string
  name: string
  description?: string
  defaultValueId?: string
  /** Surcharge in dollars per piece. */
  values: { id: string; name: string; price: number }[]
}

export interface BundledView {
  id: string
  name: string
  href: string
  image?: ImageView
  /** Quantity in one bundle. */
  quantity: number
}

export function toProductView(product: ShopperProductsTypes.Product): ProductView {
  const custom = readCustom(product)
  const head = toProductHead(product, custom)
  const pricingDetails = readPricingDetails(product.c_pricingDetails)
  return {
    ...head,
    masterId: masterIdOf(product),
    brand: product.brand,
    primaryCategoryId: product.primaryCategoryId,
    pageTitle: product.pageTitle ?? head.name,
    pageDescription: product.pageDescription,
    shortDescription: product.shortDescription,
    longDescription: product.longDescription,
    ingredients: custom.text('productIngredients') ?? custom.text('ingredients'),
    canonicalUrl: custom.text('canonicalUrl'),
    imageSets: toImageSets(product.imageGroups),
    price: toPriceView(product.type?.set ? cheapestOf(product) : product),
    ...toTiers(product),
    ...(pricingDetails && { pricingDetails }),
    facts: toAvailabilityFacts(product),
    variations: toVariations(product),
    variants: toVariants(product),
    values: product.variationValues ?? {},
    defaultVariantId: custom.text('defaultVariantId'),
    badgeText: custom.text('badge'),
    ...(product.c_defaultColor !== undefined && { defaultColor: custom.text('defaultColor') }),
    ats: product.inventory?.ats,
    callouts: toCallouts(product),
    rating: custom.number('rating'),
    reviewCount: custom.number('reviewCount'),
    bvProductId: custom.text('bvProductId') ?? masterIdOf(product) ?? product.id,
    ...toProductDetails(custom),
    ...toParts(product),
    ...toOptions(product),
  }
}

function toOptions({ options = [] }: ShopperProductsTypes.Product) {
  const offered = options.flatMap(({ id, name, description, values = [] }): OptionView[] => {
    if (values.length === 0) return []
    const defaultValueId = values.find((value) => value.default)?.id
    const views = values.map((value) => {
      return { id: value.id, name: value.name ?? value.id, price: value.price ?? 0 }
    })
    return [{ id, name: name ?? id, description, defaultValueId, values: views }]
  })
  return offered.length > 0 ? { options: offered } : {}
}

/** The members of a set or bundle, without the long texts of their own pages. */
function toParts({ type, setProducts = [], bundledProducts = [] }: ShopperProductsTypes.Product) {
  if (type?.set) return { members: setProducts.map(toMember) }
  if (!type?.bundle) return {}
  const contents = bundledProducts.map(({ product, quantity = 1 }) => {
    const { id, name, href } = toProductView(product)
    return { id, name, href, quantity, image: toMainImage(product.imageGroups) }
  })
  return { contents }
}

function toMember(product: ShopperProductsTypes.Product): ProductView {
  const unread = {
    longDescription: undefined,
    ingredients: undefined,
    tabs: undefined,
    parts: undefined,
  }
  return { ...toProductView(product), ...unread }
}

function masterIdOf({ type, master }: ShopperProductsTypes.Product): string | undefined {
  return type?.variant ? master?.masterId : undefined
}

function toVariants({ variants = [] }: ShopperProductsTypes.Product): VariantView[] {
  return variants.map((variant) => ({
    productId: variant.productId,
    orderable: variant.orderable ?? false,
    values: variant.variationValues ?? {},
    price: toPriceView(variant),
    ...toTiers(variant),
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
      ...(isColor(value.description) && { color: value.description }),
    })),
  }))
}

// A value's description may be its color: '#B3122A'.
function isColor(description: string | undefined): description is string {
  return description !== undefined && /^#[\da-f]{6}$/i.test(description)
}
