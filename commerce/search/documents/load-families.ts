import { loadPlacements } from '../../catalog/load-placements'
import type { ProductCore } from '../../catalog/product-core'
import type { Db } from '../../db/client'
import type { IndexedSite } from './indexed-site'
import { toSearchFamily, type FamilySource, type SearchFamily } from './product-family.rules'
import { selectChildren, selectSourceProducts } from './search-source.repository'

/** Loads those of the given products that shoppers may see, each with the data for its document. */
export async function loadFamilies(
  trx: Db,
  site: IndexedSite,
  ids: readonly string[],
  at: Date,
): Promise<SearchFamily[]> {
  const own = await selectSourceProducts(trx, ids)
  const related = own.flatMap(({ masterId, members }) => [
    ...(masterId === null ? [] : [masterId]),
    ...members.map(({ productId }) => productId),
  ])
  const all = [...own, ...(await selectSourceProducts(trx, related))]
  const masterIds = all.filter(({ kind }) => kind === 'master').map(({ id }) => id)
  const source: FamilySource = {
    products: new Map(all.map((product) => [product.id, product])),
    children: groupBy(await selectChildren(trx, masterIds), ({ masterId }) => masterId ?? ''),
    placements: groupBy(
      await loadPlacements(trx, site.catalogId, ids),
      ({ productId }) => productId,
    ),
  }
  const byId = new Map(own.map((product): [string, ProductCore] => [product.id, product]))
  return ids.flatMap((id) => {
    const product = byId.get(id)
    if (!product || product.kind === 'variant') return []
    return toSearchFamily(product, source, at) ?? []
  })
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const known = groups.get(keyOf(item))
    if (known) known.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
