import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cancelOrder, getOrderDetails, type Order } from '@/commerce-client/orders'
import type { AppError } from '@/errors/app-error'
import { toAppError } from '@/errors/to-app-error'
import { orderKey } from '@/purchase/order.queries'
import { useSite } from '@/site/use-site'
import { historyKey } from './order-history.queries'

/** Cancels an order. If another tab has already cancelled it, this succeeds too. */
export function useCancelOrder(orderNo: string) {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  return useMutation<Order, AppError>({
    mutationFn: async () => {
      try {
        return await cancelOrder(siteId, orderNo)
      } catch (error) {
        if (toAppError(error).status !== 409) throw error
        const order = await getOrderDetails(siteId, orderNo)
        if (order.status !== 'cancelled') throw error
        return order
      }
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries(orderKey(siteId, orderNo)),
        queryClient.invalidateQueries(historyKey(siteId)),
      ]),
  })
}
