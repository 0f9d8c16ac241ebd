import type { CatalogService } from '../catalog/catalog.service'
import type { Db } from '../db/client'
import type { ClaimsOfOrders } from '../orders/order-dependencies'
import type { SiteService } from '../sites/site.service'
import { selectClaims } from './claim.repository'
import { countsAgainst, readBounds } from './claims.rules'
import { listOpenLines } from './returnable-lines'

export function createClaimsOfOrders(
  db: Db,
  dependencies: { catalog: CatalogService; sites: SiteService; now: () => Date },
): ClaimsOfOrders {
  const list: ClaimsOfOrders['list'] = async (from, orderNo) =>
    (await selectClaims(from, orderNo)).filter(countsAgainst('owner'))
  return {
    list,

    async listReturnable(order) {
      const bounds = await readBounds(dependencies.sites, order)
      const reading = db.transaction().setAccessMode('read only')
      return reading.execute(async (trx) => {
        const claims = await list(trx, order.orderNo)
        const { returnable } = await listOpenLines(trx, dependencies, order, claims, bounds)
        return new Map(returnable.map(({ itemId, quantity }) => [itemId, quantity]))
      })
    },

    async reopen(trx, { orderNo, refundId }) {
      await trx
        .updateTable('claim')
        .set({ state: 'open', reason: 'refused', refund_id: null })
        .set({ decided_by: null, decided_at: null })
        .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
        .where('order_no', '=', orderNo)
        .where('refund_id', '=', refundId)
        .where('state', '=', 'refunded')
        .execute()
    },
  }
}
