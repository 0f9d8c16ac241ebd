import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OfficeOrder } from '@contracts/order'

export const orderKey = (orderNo: string) => ['order', orderNo]

/** Runs an action on an order; the page then shows the order that the engine returns. */
export function useOrderAction<Given = void>(
  orderNo: string,
  work: (given: Given) => Promise<OfficeOrder>,
  onDone?: () => void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: work,
    onSuccess: (order) => {
      client.setQueryData(orderKey(orderNo), order)
      void client.invalidateQueries(['orders'])
      onDone?.()
    },
    // another operator may have changed the order first: show the change next to the refusal
    onError: () => void client.invalidateQueries(orderKey(orderNo)),
  })
}
