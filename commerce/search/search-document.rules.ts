import type { PlacedFamily } from '../catalog/catalog.service'
import type { CategoryTree } from '../catalog/category.rules'
import { sellableIds } from '../catalog/product-family'
import { firstImage, usedVariationAttributes } from '../catalog/product.rules'
import {
  priceRange,
  priceRangePerBook,
  unitPriceMinor,
  type ProductPrices,
} from '../pricing/pricing.rules'
import { formatPriceRange } from './refinement.rules'
import { PRICE_BUCKETS } from './refinements.constants'
import type { IndexedHit } from './search.tables'
import { toWords } from './words.rules'

/** One row of the index, with the text of each weight (words, space-separated). */
export interface SearchDocument {
  productId: string
  name: string
  brand: string | null
  text: { a: string; b: string; c: string; d: string }
  tokens: string[]
  categoryPositions: Record<string, number>
  priceMinor: number
  priceMaxMinor: number
  searchRank: number
  createdAt: string
  sellableIds: string[]
  hit: IndexedHit
  imageGroups: PlacedFamily['product']['images']
}

type Prices = ReadonlyMap<string, ProductPrices>
const MAX_TOKEN_LENGTH = 100

/** @returns undefined for what cannot be found: not searchable, or nothing of it has a price. */
export function toSearchDocument(
  family: PlacedFamily,
  prices: Prices,
  tree: CategoryTree,
): SearchDocument | undefined {
  const { product } = family
  const sellable = sellableIds(family).filter((id) => prices.has(id))
  const own = sellable.flatMap((id) => prices.get(id) ?? [])
  const range = priceRange(own)
  if (!range || !product.searchable) return undefined
  const categoryIds = visibleCategories(family, tree)
  if (categoryIds.length === 0) return undefined
  return {
    productId: product.id,
    name: product.name,
    brand: product.brand,
    text: toText(family, categoryIds, tree),
    tokens: toDocumentTokens(family, sellable, categoryIds, range.minMinor),
    categoryPositions: Object.fromEntries(
      family.placements.map(({ categoryId, position }) => [categoryId, position]),
    ),
    priceMinor: range.minMinor,
    priceMaxMinor: range.maxMinor,
    searchRank: product.searchRank ?? 0,
    createdAt: product.createdAt.toISOString(),
    sellableIds: sellable,
    hit: toIndexedHit(family, sellable, prices),
    imageGroups: product.images,
  }
}

// a category shows its products when it and all above it are online
function visibleCategories({ placements }: PlacedFamily, tree: CategoryTree): string[] {
  const paths = placements.map(({ categoryId }) => tree.pathTo(categoryId))
  const online = paths.filter((path) => path.every((category) => category.online))
  return [...new Set(online.flatMap((path) => path.map((category) => category.id)))]
}

function toText(family: PlacedFamily, categoryIds: string[], tree: CategoryTree) {
  const { product, variants } = family
  const join = (...parts: (string | null | undefined)[]) =>
    parts.flatMap((part) => (part ? toWords(part) : [])).join(' ')
  const displayName = product.custom['displayName']
  return {
    a: join(product.name, product.id, ...variants.map(({ id }) => id)),
    b: join(
      product.brand,
      product.pageKeywords,
      typeof displayName === 'string' ? displayName : undefined,
    ),
    c: join(product.shortDescription, ...categoryIds.map((id) => tree.get(id)?.name)),
    d: join(product.longDescription),
  }
}

function toDocumentTokens(
  { product, master, variants }: PlacedFamily,
  sellable: string[],
  categoryIds: string[],
  priceMinor: number,
): string[] {
  const bucket = PRICE_BUCKETS.find(
    ({ fromMinor, toMinor }) => priceMinor >= fromMinor && priceMinor < toMinor,
  )
  const variation = variants
    .filter(({ id }) => sellable.includes(id))
    .flatMap(({ variationValues }) => Object.entries(variationValues))
  const attributes = Object.entries(product.custom).flatMap(([id, value]): [string, unknown][] =>
    Array.isArray(value) ? value.map((part: unknown) => [id, part]) : [[id, value]],
  )
  const tokens = [
    ...categoryIds.map((id) => `cgid=${id}`),
    `htype=${master ? 'master' : 'product'}`,
    ...(bucket ? [`price=${formatPriceRange(bucket)}`] : []),
    ...[...variation, ...attributes].flatMap(([id, value]) => toToken(id, value)),
    ...(product.brand ? [`brand=${product.brand}`, `c_brand=${product.brand}`] : []),
  ]
  return [...new Set(tokens)]
}

function toToken(id: string, value: unknown): string[] {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return []
  const text = String(value)
  return text === '' || text.length > MAX_TOKEN_LENGTH ? [] : [`c_${id}=${text}`]
}

function toIndexedHit(family: PlacedFamily, sellable: string[], prices: Prices): IndexedHit {
  const { product, master, primaryCategoryId } = family
  const variants = family.variants.filter(({ id }) => sellable.includes(id))
  const own = sellable.flatMap((id) => prices.get(id) ?? [])
  const shown = variants.find(({ id }) => id === product.defaultVariantId) ?? variants[0]
  return {
    kind: product.kind === 'master' ? 'master' : 'standard',
    image: firstImage(product.images, shown?.variationValues),
    defaultVariantId: shown?.id,
    primaryCategoryId,
    variationAttributes: master
      ? usedVariationAttributes(master.variationAttributes, variants)
      : [],
    variants: variants.map(({ id, variationValues }) => {
      const single = prices.get(id)
      return {
        id,
        priceMinor: (single && unitPriceMinor(single, 1)) ?? 0,
        values: variationValues,
        tiers: single?.tiers ?? [],
      }
    }),
    ranges: [...priceRangePerBook(own)].map(([priceBookId, range]) => ({ priceBookId, ...range })),
    tiers: master ? [] : own.flatMap((single) => single.tiers),
    custom: product.custom,
  }
}
