import type { SearchTree } from '../category-tree.rules'
import { firstImage, usedVariationAttributes } from '../../catalog/product.rules'
import type { ProductImageGroup } from '../../catalog/catalog.tables'
import type { Localized } from '../../db/columns'
import {
  toHitType,
  type DocumentPrices,
  type DocumentTexts,
  type HitKind,
  type IndexedHit,
} from '../search.tables'
import { toAllergenTokens } from './allergen-tokens.rules'
import type { SearchFamily } from './product-family.rules'
import { toDocumentTexts, type toTextFields } from './search-text.rules'

export interface SearchDocument {
  productId: string
  name: string
  brand: string | null
  tokens: string[]
  categoryPositions: Record<string, number>
  searchRank: number
  createdAt: string
  sellableIds: string[]
  /** The parts of a bundle, all of which must be available. */
  partIds: string[]
  texts: DocumentTexts
  prices: DocumentPrices
  localized: Localized
  hit: IndexedHit
  imageGroups: ProductImageGroup[]
}

export interface DocumentFacts {
  /** Currency → product id → price of a single piece, in cents. */
  prices: ReadonlyMap<string, ReadonlyMap<string, number>>
  tree: SearchTree
  fields: ReturnType<typeof toTextFields>
  /** The site's locales other than its default. */
  locales: readonly string[]
}

const MAX_TOKEN_LENGTH = 100

/**
 * @returns undefined for products that a search cannot find: not searchable, without price or
 * without category.
 */
export function toSearchDocument(
  family: SearchFamily,
  facts: DocumentFacts,
): SearchDocument | undefined {
  const { product, placements } = family
  if (!product.searchable) return undefined
  const books = [...facts.prices.values()]
  const sellableIds = family.sellableIds.filter((id) => books.some((prices) => prices.has(id)))
  const categoryIds = visibleCategories(family, facts.tree)
  if (sellableIds.length === 0 || categoryIds.length === 0) return undefined
  const sold = { ...family, variants: family.variants.filter(({ id }) => sellableIds.includes(id)) }
  return {
    productId: product.id,
    name: product.name,
    brand: product.brand,
    tokens: [...toDocumentTokens(sold, categoryIds), ...toAllergenTokens(family)],
    categoryPositions: Object.fromEntries(
      placements.map(({ categoryId, position }) => [categoryId, position]),
    ),
    searchRank: product.searchRank ?? 0,
    createdAt: product.createdAt.toISOString(),
    sellableIds,
    partIds: product.kind === 'bundle' ? product.members.map(({ productId }) => productId) : [],
    texts: toDocumentTexts(sold, facts.fields, facts.tree, categoryIds, facts.locales),
    prices: toDocumentPrices(sellableIds, facts.prices),
    localized: toHitTexts(product.localized),
    hit: toIndexedHit(sold),
    imageGroups: product.images,
  }
}

function toDocumentPrices(
  sellableIds: readonly string[],
  prices: DocumentFacts['prices'],
): DocumentPrices {
  return Object.fromEntries(
    [...prices].map(([currency, amounts]) => [
      currency,
      sellableIds.map((id) => amounts.get(id) ?? null),
    ]),
  )
}

// a category shows its products only if it and all its ancestors are online
function visibleCategories({ placements }: SearchFamily, tree: SearchTree): string[] {
  const paths = placements.map(({ categoryId }) => tree.pathTo(categoryId))
  const online = paths.filter((path) => path.every(({ id }) => tree.isOnline(id)))
  return [...new Set(online.flatMap((path) => path.map((category) => category.id)))]
}

function toDocumentTokens(
  { product, master, variants }: SearchFamily,
  categoryIds: readonly string[],
): string[] {
  const variation = variants.flatMap(({ variationValues }) => Object.entries(variationValues))
  // a variation group inherits the attributes of its master that it does not define
  const custom = { ...master?.custom, ...product.custom }
  const attributes = Object.entries(custom).flatMap(([id, value]): [string, unknown][] =>
    Array.isArray(value) ? value.map((part: unknown) => [id, part]) : [[id, value]],
  )
  const { brand, manufacturerName } = product
  const tokens = [
    ...categoryIds.map((id) => `cgid=${id}`),
    `htype=${toHitType(toHitKind(product.kind))}`,
    ...[...variation, ...attributes].flatMap(([id, value]) => toToken(id, value)),
    ...(brand ? [`brand=${brand}`, `c_brand=${brand}`] : []),
    ...(manufacturerName ? [`manufacturerName=${manufacturerName}`] : []),
  ]
  return [...new Set(tokens)]
}

function toToken(id: string, value: unknown): string[] {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return []
  const text = String(value)
  return text === '' || text.length > MAX_TOKEN_LENGTH ? [] : [`c_${id}=${text}`]
}

function toHitKind(kind: SearchFamily['product']['kind']): HitKind {
  return kind === 'variant' ? 'standard' : kind
}

function toIndexedHit(family: SearchFamily): IndexedHit {
  const { product, master, variants, groups } = family
  const shown = variants.find(({ id }) => id === product.defaultVariantId) ?? variants[0]
  const images = product.images.length > 0 ? product.images : (master?.images ?? [])
  return {
    kind: toHitKind(product.kind),
    image: firstImage(images, shown?.variationValues),
    defaultVariantId: shown?.id,
    primaryCategoryId: family.placements[0]?.categoryId,
    variationAttributes: master
      ? usedVariationAttributes(master.variationAttributes, variants)
      : [],
    variants: variants.map(({ id, variationValues, custom }) => ({
      id,
      values: variationValues,
      ...(Object.keys(custom).length > 0 && { custom }),
    })),
    ...(groups.length > 0 && {
      groups: groups.map(({ id, variationValues }) => ({ id, values: variationValues })),
    }),
    custom: product.custom,
  }
}

// keeps only the texts that hits display; long texts are part of the product
function toHitTexts(localized: Localized): Localized {
  return Object.fromEntries(
    Object.entries(localized).map(([locale, texts]) => [
      locale,
      Object.fromEntries(
        Object.entries(texts).filter(([id]) => id === 'name' || id.startsWith('c_')),
      ),
    ]),
  )
}
