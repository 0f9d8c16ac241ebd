import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { badgeOf, isOrderable, type BadgeKind } from '@/domain/availability'
import { isLollypopMix } from '@/domain/box-builder'
import type { AvailabilityFacts } from '@/domain/product-facts'
import { paths } from '@/site/paths'
import { readCustom, type CustomAttributes } from './custom-attributes'
import { toAvailabilityFacts } from './product-facts.mapper'
import { toCallouts } from './product-callouts.mapper'
import { toProductHead } from './product-head.mapper'
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
  /** A gift card: its sizes are amounts, so their number is not shown. */
  hasAmounts?: true
  /** A set: what it consists of is chosen on its own page. */
  isSet?: true
  /** The product that the add button adds; absent if a size has to be chosen or none is sold. */
  addId?: string
  isOrderable: boolean
  /** With an own badge, its words and the key of its picture at the content hub. */
  badge?: { kind: BadgeKind; text?: string; pictureKey?: string }
  /** Of a box of one's own, or a piece for one: where it is put together. */
  builderHref?: string
  /** The callout of its promotion. */
  callout?: string
  rating?: number
  reviewCount?: number
}

const SIZE_ATTRIBUTE = 'size'

/** @param now decides what has passed its last shipping day */
export function toProductTile(product: ShopperProductsTypes.Product, now: Date): ProductTileData {
  const custom = readCustom(product)
  const facts = toAvailabilityFacts(product)
  const rating = custom.number('rating')
  const canOrder = isOrderable(facts, now)
  const sizeCount = countSizes(product)
  const isSet = product.type?.set
  const [callout] = toCallouts(product)
  const badge = toBadge(facts, custom, now)
  const builderHref = toBuilder(product, facts, custom)
  const isAddable = canOrder && !isSet && !facts.flags.includes('isPickupOnly')
  const addId = isAddable && sizeCount <= 1 ? sellableId(product) : undefined
  return {
    ...toProductHead(product, custom),
    image: toMainImage(product.imageGroups),
    // a piece costs what its box costs
    ...(!facts.flags.includes('isCustomMixPiece') && { price: toPriceView(cheapestOf(product)) }),
    sizeCount,
    ...(facts.flags.includes('isGiftCard') && { hasAmounts: true }),
    ...(isSet && { isSet }),
    isOrderable: canOrder,
    ...(addId !== undefined && { addId }),
    ...(badge && { badge }),
    ...(builderHref && { builderHref }),
    ...(callout !== undefined && { callout }),
    ...(rating !== undefined && { rating, reviewCount: custom.number('reviewCount') ?? 0 }),
  }
}

function toBadge(
  facts: AvailabilityFacts,
  custom: CustomAttributes,
  now: Date,
): ProductTileData['badge'] {
  const text = custom.text('badge')
  const [pictureKey] = custom.texts('badges')
  const kind = badgeOf(facts, Boolean(text ?? pictureKey), now)
  return kind === 'own' ? { kind, text, ...(pictureKey && { pictureKey }) } : kind && { kind }
}

/** A piece is put into a box (TILE-003); a box is filled. */
function toBuilder(
  { id, primaryCategoryId }: ShopperProductsTypes.Product,
  { flags }: AvailabilityFacts,
  custom: CustomAttributes,
): string | undefined {
  const isPiece = flags.includes('isCustomMixPiece')
  if (!isPiece && !flags.includes('isCustomMix')) return undefined
  const customMixCode = custom.text('customMixCode')
  const isLollypop = isLollypopMix({ primaryCategoryId, customMixCode }, isPiece)
  const builder = isLollypop ? paths.lollypopBuilder : paths.boxBuilder
  return builder(isPiece ? { piece: id } : { box: id })
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
