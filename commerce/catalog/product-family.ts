import type { StockStatus } from '../inventory/inventory.rules'
import type { ProductPrices } from '../pricing/pricing.rules'
import type { StoredProduct } from './product.repository'
import { inheritFrom, isOnline } from './product.rules'

/** One product with all that its answer needs. */
export interface ProductFamily {
  product: StoredProduct
  /** Of a variant its master, of a master itself. */
  master?: StoredProduct
  /** The online variants of that master, in its order. */
  variants: StoredProduct[]
  primaryCategoryId?: string
}

/** What families are sold for and how many there are; the outer key of `stock` is the list. */
export interface OfferData {
  prices: ReadonlyMap<string, ProductPrices>
  stock: ReadonlyMap<string, ReadonlyMap<string, StockStatus>>
}

/**
 * Puts each product together with its master and siblings, in the order of `ids`. Left out are
 * those offline (themselves or their master) and those without a place in the catalogue.
 */
export function toFamilies(
  ids: readonly string[],
  rows: readonly StoredProduct[],
  assignments: readonly { productId: string; categoryId: string }[],
  at: Date,
): ProductFamily[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const placed = new Map<string, string>()
  for (const { productId, categoryId } of assignments) {
    if (!placed.has(productId)) placed.set(productId, categoryId)
  }
  const variantsOf = new Map<string, StoredProduct[]>()
  for (const row of rows) {
    const master = row.masterId === null ? undefined : byId.get(row.masterId)
    if (!master || !isOnline(row, at)) continue
    const siblings = variantsOf.get(master.id) ?? []
    variantsOf.set(master.id, [...siblings, inheritFrom(master, row)])
  }
  return ids.flatMap((id): ProductFamily[] => {
    const row = byId.get(id)
    if (!row || !isOnline(row, at)) return []
    const master = row.kind === 'master' ? row : byId.get(row.masterId ?? '')
    if (master && !isOnline(master, at)) return []
    const primaryCategoryId = placed.get(id) ?? placed.get(master?.id ?? '')
    if (primaryCategoryId === undefined) return []
    const product = master && master !== row ? inheritFrom(master, row) : row
    const variants = master ? (variantsOf.get(master.id) ?? []) : []
    return [{ product, master, variants, primaryCategoryId }]
  })
}

/** The ids whose prices and stock a family's answer needs. */
export function sellableIds(family: ProductFamily): string[] {
  const { product, variants } = family
  return product.kind === 'standard' ? [product.id] : variants.map((variant) => variant.id)
}
