import { groupPairs } from '../../../rules/group-pairs'
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
  const children = await selectChildren(trx, masterIds)
  const placements = await loadPlacements(trx, site.catalogId, ids)
  const source: FamilySource = {
    products: new Map(all.map((product) => [product.id, product])),
    children: groupPairs(children.map((child) => [child.masterId ?? '', child])),
    placements: groupPairs(placements.map((placement) => [placement.productId, placement])),
  }
  const byId = new Map(own.map((product): [string, ProductCore] => [product.id, product]))
  return ids.flatMap((id) => {
    const product = byId.get(id)
    if (!product || product.kind === 'variant') return []
    return toSearchFamily(product, source, at) ?? []
  })
}
