import type { CatalogService } from '../catalog/catalog.service'
import { isFlagged } from '../baskets/model/product-flags'
import type { Trx } from '../db/client'
import { readSender } from '../labels/label-addresses'
import type { StoredOrder } from '../orders/claimed-orders'
import { selectReplacements, type ClaimedPieces } from '../orders/pieces-left'
import type { SiteService } from '../sites/site.service'
import { claimableLines, type ClaimableLine, type ClaimBounds } from './claims.rules'

export interface OpenLines {
  lines: ClaimableLine[]
  returnable: ClaimableLine[]
}

/** Returns what may be claimed and sent back of an order now, beside `claims`. */
export async function listOpenLines(
  trx: Trx,
  {
    catalog,
    now,
    sites,
  }: { catalog: CatalogService; now: () => Date; sites: Pick<SiteService, 'getSite'> },
  order: StoredOrder,
  claims: readonly ClaimedPieces[],
  bounds: ClaimBounds,
): Promise<OpenLines> {
  const used = { claims, replacements: await selectReplacements(trx, order.document) }
  const lines = claimableLines(order, used, bounds, now())
  const site = await sites.getSite(order.siteId, trx)
  const isSendable = readSender(site?.preferences ?? {}) !== undefined
  const kept = claimableLines(order, used, { days: bounds.returnDays }, now()).filter(
    // without the shop's address there is no label
    ({ isPickup }) => isPickup || isSendable,
  )
  if (kept.length === 0) return { lines, returnable: [] }
  const ids = kept.map(({ productId }) => productId)
  const products = await catalog.getLineProducts(order.siteId, ids, trx)
  const masterIds = [...products.values()].flatMap(({ masterId }) => masterId ?? [])
  const masters = await catalog.getLineProducts(order.siteId, masterIds, trx)
  const returnable = kept.filter(({ productId }) => {
    const product = products.get(productId)
    const family = [product, masters.get(product?.masterId ?? '')]
    return family.some((one) => isFlagged(one?.custom, 'isReturnable'))
  })
  return { lines, returnable }
}
