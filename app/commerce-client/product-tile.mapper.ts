import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { badgeOf, isOrderable, type BadgeKind } from '@/rules/availability'
import { isLollypopMix } from '@/rules/box-builder'
import type { AvailabilityFacts } from '@/rules/product-facts'
import { paths } from '@/site/paths'
import { readCustom, type CustomAttributes } from './custom-attributes'
import { toAvailabilityFacts } from './product-facts.mapper'
import { toCallouts } from './product-callouts.mapper'
import { toProductHead } from './product-head.mapper'
import { toMainImage, type ImageView } from './product-image.mapper'
import { cheapestOf, toPriceView, type PriceView } from './product-price.mapper'

/** The data of a product tile. It is kept small, because a page contains dozens of tiles. */
export interface ProductTileData {
  id: string
  name: string
  href: string
  image?: ImageView
  /** The lowest price of all sizes. */
  price?: PriceView
  sizeCount: number
  /** A gift card: its sizes are amounts, so their number is not shown. */
  hasAmounts?: true
  /** A set: its parts are chosen on its own page. */
  isSet?: true
  /**
   * The product added by the Add to Bag button; absent if a size has to be chosen first or none is
   * sold.
   */
  addId?: string
  isOrderable: boolean
  /** A custom badge has a text and the key of its picture in the content hub. */
  badge?: { kind: BadgeKind; text?: string; pictureKey?: string }
  builderHref?: string
  callout?: string
  rating?: number
  reviewCount?: number
}

const SIZE_ATTRIBUTE = 'size'

/** @param now decides whether the last shipping day has passed */
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
    // a piece has no price of its own: the box is priced
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

/** Path of the builder: a piece is added to a box (TILE-003), a box is filled. */
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

/** For a master: its default variant, or the first one that can be ordered. */
function sellableId(product: ShopperProductsTypes.Product): string | undefined {
  if (!product.type?.master) return product.id
  const orderable = (product.variants ?? []).filter((variant) => variant.orderable)
  const wanted = readCustom(product).text('defaultVariantId')
  return (orderable.find(({ productId }) => productId === wanted) ?? orderable[0])?.productId
}
