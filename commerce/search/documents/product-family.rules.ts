import type { Placement } from '../../catalog/load-placements'
import type { ProductCore } from '../../catalog/product-core'
import { isOnline } from '../../catalog/product.rules'

export interface SearchFamily {
  product: ProductCore
  /** The master of a variation group, or the product itself if it is a master. */
  master?: ProductCore
  variants: ProductCore[]
  /** The online variation groups of a master. */
  groups: ProductCore[]
  /** Ids that can be added to a basket: the product itself, its variants, or the parts of a set. */
  sellableIds: string[]
  /** Primary category first. */
  placements: Placement[]
  /** The loaded members of a set or bundle. */
  parts: ProductCore[]
}

export interface FamilySource {
  products: ReadonlyMap<string, ProductCore>
  /** Variants and variation groups by master, in display order. */
  children: ReadonlyMap<string, readonly ProductCore[]>
  placements: ReadonlyMap<string, Placement[]>
}

/** Assembles a product family; undefined if the product or its master is offline. */
export function toSearchFamily(
  product: ProductCore,
  source: FamilySource,
  at: Date,
): SearchFamily | undefined {
  if (!isOnline(product, at)) return undefined
  const master =
    product.kind === 'master'
      ? product
      : product.masterId === null
        ? undefined
        : source.products.get(product.masterId)
  if (master && !isOnline(master, at)) return undefined
  const online = (source.children.get(master?.id ?? '') ?? []).filter((child) =>
    isOnline(child, at),
  )
  const variants = online.filter(
    (child) => child.kind === 'variant' && (product === master || hasValuesOf(child, product)),
  )
  return {
    product,
    master,
    variants,
    groups:
      product.kind === 'master' ? online.filter(({ kind }) => kind === 'variation_group') : [],
    sellableIds: toSellableIds(product, variants, source, at),
    placements: source.placements.get(product.id) ?? [],
    parts: product.members.flatMap(({ productId }) => source.products.get(productId) ?? []),
  }
}

function hasValuesOf(variant: ProductCore, group: ProductCore): boolean {
  return Object.entries(group.variationValues).every(
    ([id, value]) => variant.variationValues[id] === value,
  )
}

function toSellableIds(
  product: ProductCore,
  variants: readonly ProductCore[],
  { products, children }: FamilySource,
  at: Date,
): string[] {
  if (product.kind === 'master' || product.kind === 'variation_group') {
    return variants.map(({ id }) => id)
  }
  if (product.kind !== 'set') return [product.id]
  const parts = product.members.flatMap(({ productId }) => {
    const part = products.get(productId)
    if (!part || !isOnline(part, at)) return []
    if (part.kind !== 'master') return [part.id]
    const own = (children.get(part.id) ?? []).filter(
      (child) => child.kind === 'variant' && isOnline(child, at),
    )
    return own.map(({ id }) => id)
  })
  return [...new Set(parts)]
}
