import type { StockStatus } from '../inventory/inventory.rules'
import type { ProductPrices } from '../pricing/pricing.rules'
import type { StoredProduct } from './product.repository'
import { inheritFrom, isOnline } from './product.rules'

/** One product with all that its answer needs. */
export interface ProductFamily {
  product: StoredProduct
  /** Of a variant or variation group its master, of a master itself. */
  master?: StoredProduct
  /** The online variants of that master, in its order; of a variation group those of its values. */
  variants: StoredProduct[]
  /** Of a variation group: all the online variants of its master. */
  siblings?: StoredProduct[]
  /** The online variation groups of that master. */
  groups: StoredProduct[]
  /** Of a set or bundle: its parts that are online. */
  members: FamilyMember[]
  primaryCategoryId?: string
}

interface FamilyMember {
  family: ProductFamily
  quantity: number
}

/** What families are sold for and how many there are; the outer key of `stock` is the list. */
export interface OfferData {
  prices: ReadonlyMap<string, ProductPrices>
  stock: ReadonlyMap<string, ReadonlyMap<string, StockStatus>>
}

interface FamilyOptions {
  /** Parts of sets and bundles need no place of their own in the catalogue. */
  withUnplaced?: boolean
}

/**
 * Puts each product together with its master and siblings, in the order of `ids`. Left out are
 * those offline (themselves or their master) and those without a place in the catalogue.
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
  const siblingsOf = new Map<string, StoredProduct[]>()
  for (const row of rows) {
    const master = row.masterId === null ? undefined : byId.get(row.masterId)
    if (!master || !isOnline(row, at)) continue
    const siblings = siblingsOf.get(master.id)
    const sibling = inheritFrom(master, row)
    if (siblings) siblings.push(sibling)
    else siblingsOf.set(master.id, [sibling])
  }
  return siblingsOf
}

/** Of a master's variants those that have all the values of a variation group. */
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
 * The ids that a family's price range is made of: what of it can be put into a bag. A bundle is
 * sold whole, a set by its parts.
 */
export function sellableIds(family: ProductFamily): string[] {
  const { product, variants, members } = family
  if (product.kind === 'standard' || product.kind === 'bundle') return [product.id]
  if (product.kind === 'set') return members.flatMap((member) => sellableIds(member.family))
  return variants.map((variant) => variant.id)
}

/** The ids whose prices and stock a family's answer needs, its parts' included. */
export function offerIds(family: ProductFamily): string[] {
  return [
    family.product.id,
    ...(family.siblings ?? family.variants).map((variant) => variant.id),
    ...family.members.flatMap((member) => offerIds(member.family)),
  ]
}
