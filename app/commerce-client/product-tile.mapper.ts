import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { badgeOf, isOrderable, type BadgeKind } from '@/domain/availability'
import { productPath } from '@/site/paths'
import { readCustom } from './custom-attributes'
import { toAvailabilityFacts } from './product-facts.mapper'
import { toCallouts } from './product-callouts.mapper'
import { toMainImage, type ImageView } from './product-image.mapper'
import { cheapestOf, toPriceView, type PriceView } from './product-price.mapper'

/** What a tile shows: small, since a page carries dozens of them. */
export interface ProductTileData {
  id: string
  name: string
  href: string
  image?: ImageView
  /** The lowest of its sizes. */
  price?: PriceView
  sizeCount: number
  /** A set: what it consists of is chosen on its own page. */
  isSet?: true
  /** What the add button adds at once; absent where sizes are to be chosen from or none is sold. */
  addId?: string
  isOrderable: boolean
  badge?: { kind: BadgeKind; text?: string }
  /** What a promotion says of it. */
  callout?: string
  rating?: number
  reviewCount?: number
}

const SIZE_ATTRIBUTE = 'size'

/** @param now decides what has passed its last shipping day */
export function toProductTile(product: ShopperProductsTypes.Product, now: Date): ProductTileData {
  const custom = readCustom(product)
  const facts = toAvailabilityFacts(product)
  const badgeText = custom.text('badge')
  const badge = badgeOf(facts, badgeText !== undefined, now)
  const name = custom.text('displayName') ?? product.name ?? product.id
  const rating = custom.number('rating')
  const canOrder = isOrderable(facts, now)
  const sizeCount = countSizes(product)
  const isSet = product.type?.set
  const [callout] = toCallouts(product)
  const addId = canOrder && sizeCount <= 1 && !isSet ? sellableId(product) : undefined
  return {
    id: product.id,
    name,
    href: productPath({
      id: product.id,
      name,
      primaryCategoryId: product.primaryCategoryId,
      ownPath: custom.text('path'),
    }),
    image: toMainImage(product.imageGroups),
    // a piece costs what its box costs
    ...(!facts.flags.includes('isCustomMixPiece') && { price: toPriceView(cheapestOf(product)) }),
    sizeCount,
    ...(isSet && { isSet }),
    isOrderable: canOrder,
    ...(addId !== undefined && { addId }),
    ...(badge && { badge: badge === 'own' ? { kind: badge, text: badgeText } : { kind: badge } }),
    ...(callout !== undefined && { callout }),
    ...(rating !== undefined && { rating, reviewCount: custom.number('reviewCount') ?? 0 }),
  }
}

function countSizes({ type, variationAttributes = [] }: ShopperProductsTypes.Product): number {
  if (type?.variant) return 1
  const size = variationAttributes.find(({ id }) => id === SIZE_ATTRIBUTE)
  return Math.max(1, size?.values?.length ?? 1)
}

/** A master is sold as its default variant, or its first orderable one. */
function sellableId(product: ShopperProductsTypes.Product): string | undefined {
  if (!product.type?.master) return product.id
  const orderable = (product.variants ?? []).filter((variant) => variant.orderable)
  const wanted = readCustom(product).text('defaultVariantId')
  return (orderable.find(({ productId }) => productId === wanted) ?? orderable[0])?.productId
}
