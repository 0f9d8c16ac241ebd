import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OfficeOrder } from '@domain/order-wire'

export const orderKey = (orderNo: string) => ['order', orderNo]

/** Something that is done with an order; the page shows what the engine answers. */
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
    // another operator changed it first: show the change beside the refusal
    onError: () => void client.invalidateQueries(orderKey(orderNo)),
  })
}
