import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type { Db } from '../db/client'
import { transact } from '../db/transact'
import type { Shopper } from '../access/require-shopper'
import { cancelOrder } from './cancel-order'
import { isCancellable } from './fulfilment.rules'
import { CANCEL_REASONS, requireReason, RETURN_REASONS } from './oms-reasons.constants'
import type { OrderDependencies } from './order-dependencies'
import { cancelFailed } from './order-problems'
import { showOrder } from './order-view'
import { lockOrder } from './order.repository'
import { requireOwnOrder } from './ownership.rules'
import { reverseCharges } from './reverse-charges'

type Order = ShopperOrdersTypes.Order

const EVERYTHING = ['oms', 'oms_shipments'] as const

export interface OrderOms {
  getOmsMetaData(): ShopperOrdersTypes.OmsMetaData
  /**
   * Stock and payment are returned.
   * @throws Problem 400 for an unknown reason, 404, 409 when it can no longer be canceled.
   */
  cancelOmsOrder(shopper: Shopper, orderNo: string, reason?: string): Promise<Order>
}

export function createOrderOms(db: Db, dependencies: OrderDependencies): OrderOms {
  const { mail } = dependencies
  return {
    getOmsMetaData: () => ({
      cancelReasonCodes: CANCEL_REASONS,
      returnReasonCodes: RETURN_REASONS,
    }),

    async cancelOmsOrder(shopper, orderNo, given) {
      const cancelled = await transact(db, async (trx) => {
        const order = requireOwnOrder(await lockOrder(trx, orderNo), shopper, orderNo)
        const reason = requireReason(CANCEL_REASONS, given)
        if (!isCancellable(order)) throw cancelFailed(orderNo)
        return cancelOrder(trx, dependencies, order, reason)
      })
      await reverseCharges(db, dependencies, cancelled)
      mail.deliver().catch(() => undefined)
      return showOrder(dependencies, cancelled, EVERYTHING)
    },
  }
}
