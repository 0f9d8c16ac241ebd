import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type { Db } from '../db/client'
import { transact } from '../db/transact'
import type { Shopper } from '../access/require-shopper'
import { cancelOrder } from './cancel-order'
import { addHistory } from './fail-order'
import { isCancellable, isInForce } from './fulfilment.rules'
import { quantitiesOf } from './item-quantities.rules'
import { CANCEL_REASONS, requireReason, RETURN_REASONS } from './oms-reasons.constants'
import type { OrderDependencies } from './order-dependencies'
import type { OrderReturn } from './order-document.schemas'
import { cancelFailed, returnExceeded, returnFailed, unknownItems } from './order-problems'
import type { ReturnOrder } from './order-requests.schemas'
import { showOrder } from './order-view'
import { lockOrder, updateOrder, type StoredOrder } from './order.repository'
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
  /** @throws Problem 400 (reason, item, quantity), 404, 409 when nothing has been shipped. */
  returnOmsOrder(shopper: Shopper, orderNo: string, request: ReturnOrder): Promise<Order>
}

export function createOrderOms(db: Db, dependencies: OrderDependencies): OrderOms {
  const { catalog, mail, now, payments } = dependencies
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
      await reverseCharges(db, payments, cancelled)
      mail.deliver().catch(() => undefined)
      return showOrder(catalog, cancelled, EVERYTHING)
    },

    async returnOmsOrder(shopper, orderNo, request) {
      const returned = await transact(db, async (trx) => {
        const order = requireOwnOrder(await lockOrder(trx, orderNo), shopper, orderNo)
        const added = toReturns(order, request, now())
        const returns = [...(order.document.returns ?? []), ...added]
        const document = addHistory({ ...order.document, returns }, 'return announced', now())
        return updateOrder(trx, orderNo, { document }, now())
      })
      return showOrder(catalog, returned, EVERYTHING)
    },
  }
}

function toReturns(order: StoredOrder, { productItems }: ReturnOrder, at: Date): OrderReturn[] {
  const { orderNo, shippingStatus } = order
  const items = new Map((order.document.content.productItems ?? []).map((one) => [one.itemId, one]))
  const unknown = productItems.filter(({ itemId }) => !items.has(itemId))
  const reasons = productItems.map(({ reason }) => requireReason(RETURN_REASONS, reason))
  if (unknown.length > 0) throw unknownItems(orderNo, unique(unknown.map(({ itemId }) => itemId)))
  if (!isInForce(order) || shippingStatus === 'not_shipped') throw returnFailed(orderNo)
  const exceeded = unique(productItems.map(({ itemId }) => itemId)).filter((itemId) => {
    const item = items.get(itemId)
    const own = productItems.filter((one) => one.itemId === itemId)
    const asked = own.reduce((total, { quantity }) => total + quantity, 0)
    return !item || asked > quantitiesOf(order, item).availableToReturn
  })
  if (exceeded.length > 0) throw returnExceeded(orderNo, exceeded)
  return productItems.map(({ itemId, quantity }, index) => ({
    itemId,
    quantity,
    reason: reasons[index] ?? '',
    requestedAt: at.toISOString(),
  }))
}

const unique = (values: readonly string[]) => [...new Set(values)]
