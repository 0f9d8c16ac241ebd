import type { FastifyInstance } from 'fastify'
import { requireShopper } from '../http/auth-hook'
import type { Services } from '../services'
import { ORDER, ORDERS } from './order-paths.constants'
import { CancelOrder, OrderParams, ReturnOrder } from './order-requests.schemas'

/** Order management routes: which items can be canceled and returned, and for which reasons. */
export function registerOms(app: FastifyInstance, { orders }: Services): void {
  app.get(`${ORDERS}/oms-meta-data`, async (request) => {
    await requireShopper(request)
    return orders.getOmsMetaData()
  })

  app.post(`${ORDER}/actions/oms-cancel-order`, async (request) => {
    const shopper = await requireShopper(request)
    const { orderNo } = OrderParams.parse(request.params)
    const { reason } = CancelOrder.parse(request.body ?? {})
    return orders.cancelOmsOrder(shopper, orderNo, reason)
  })

  app.post(`${ORDER}/actions/oms-return-order`, async (request) => {
    const shopper = await requireShopper(request)
    const { orderNo } = OrderParams.parse(request.params)
    return orders.returnOmsOrder(shopper, orderNo, ReturnOrder.parse(request.body))
  })
}
