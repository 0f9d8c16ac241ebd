import type { ClaimsOfOrders } from '../orders/order-dependencies'
import { selectClaims } from './claim.repository'
import { countsAgainst } from './claims.rules'

export const claimsOfOrders: ClaimsOfOrders = {
  list: async (trx, orderNo) => (await selectClaims(trx, orderNo)).filter(countsAgainst('owner')),

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
