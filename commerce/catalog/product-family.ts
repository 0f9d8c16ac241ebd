import { groupPairs } from '../../rules/group-pairs'
import type { StockStatus } from '../inventory/inventory.rules'
import type { ProductPrices } from '../pricing/pricing.rules'
import type { StoredProduct } from './product.repository'
import { inheritFrom, isOnline } from './product.rules'

export interface ProductFamily {
  product: StoredProduct
  /** The master of a variant or variation group; for a master, the master itself. */
  master?: StoredProduct
  variants: StoredProduct[]
  /** For a variation group: all online variants of its master. */
  siblings?: StoredProduct[]
  /** The master's online variation groups. */
  groups: StoredProduct[]
  members: FamilyMember[]
  primaryCategoryId?: string
}

interface FamilyMember {
  family: ProductFamily
  quantity: number
}

export interface OfferData {
  prices: ReadonlyMap<string, ProductPrices>
  stock: ReadonlyMap<string, ReadonlyMap<string, StockStatus>>
}

interface FamilyOptions {
  /** Whether products without a category are allowed, as for parts of sets and bundles. */
  withUnplaced?: boolean
}

/**
 * Leaves out products that are offline, whose master is offline, or that have no category in the
 * catalog.
 */
export function toFamilies(
  ids: readonly string[],
  rows: readonly StoredProduct[],
  placements: readonly { productId: string; categoryId: string }[],
  at: Date,
  { withUnplaced = false }: FamilyOptions = {},
): ProductFamily[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const placed = new Map<string, string>()
  for (const { productId, categoryId } of placements) {
    if (!placed.has(productId)) placed.set(productId, categoryId)
  }
  const siblingsOf = groupByMaster(rows, byId, at)
  return ids.flatMap((id): ProductFamily[] => {
    const row = byId.get(id)
    if (!row || !isOnline(row, at)) return []
    const master = row.kind === 'master' ? row : byId.get(row.masterId ?? '')
    if (master && !isOnline(master, at)) return []
    const primaryCategoryId = placed.get(id) ?? placed.get(master?.id ?? '')
    if (primaryCategoryId === undefined && !withUnplaced) return []
    const siblings = (master && siblingsOf.get(master.id)) ?? []
    const variants = siblings.filter(({ kind }) => kind === 'variant')
    return [
      {
        product: master && master !== row ? inheritFrom(master, row) : row,
        master,
        ...(row.kind === 'variation_group'
          ? { variants: variantsOfGroup(row, variants), siblings: variants }
          : { variants }),
        groups: siblings.filter(({ kind }) => kind === 'variation_group'),
        members: [],
        ...(primaryCategoryId !== undefined && { primaryCategoryId }),
      },
    ]
  })
}

function groupByMaster(
  rows: readonly StoredProduct[],
  byId: ReadonlyMap<string, StoredProduct>,
  at: Date,
): Map<string, StoredProduct[]> {
  return groupPairs(
    rows.flatMap((row): [string, StoredProduct][] => {
      const master = row.masterId === null ? undefined : byId.get(row.masterId)
      return master && isOnline(row, at) ? [[master.id, inheritFrom(master, row)]] : []
    }),
  )
}

export function variantsOfGroup(
  group: Pick<StoredProduct, 'variationValues'>,
  variants: readonly StoredProduct[],
): StoredProduct[] {
  const values = Object.entries(group.variationValues)
  return variants.filter(({ variationValues }) =>
    values.every(([id, value]) => variationValues[id] === value),
  )
}

/**
 * Returns the ids in a family that can be added to a basket; their prices form the family's price
 * range. A bundle is sold as a whole, a set by its parts.
 */
export function sellableIds(family: ProductFamily): string[] {
  const { product, variants, members } = family
  if (product.kind === 'standard' || product.kind === 'bundle') return [product.id]
  if (product.kind === 'set') return members.flatMap((member) => sellableIds(member.family))
  return variants.map((variant) => variant.id)
}

/** Returns the ids whose prices and stock a family's document needs, including its parts. */
export function offerIds(family: ProductFamily): string[] {
  return [
    family.product.id,
    ...(family.siblings ?? family.variants).map((variant) => variant.id),
    ...family.members.flatMap((member) => offerIds(member.family)),
  ]
}
