import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OfficePhoneOrder, PhoneOrderChange } from '@contracts/phone-order'
import { phoneOrdersApi } from '../api/phone-orders-api'

export const phoneOrderKey = (id: string) => ['phone-order', id]

/** Runs an action on a phone order; the page then shows what the engine returns. */
export function usePhoneOrderAction<Given = void>(
  id: string,
  work: (given: Given) => Promise<OfficePhoneOrder>,
  onDone?: () => void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: work,
    onSuccess: (phoneOrder) => {
      client.setQueryData(phoneOrderKey(id), phoneOrder)
      void client.invalidateQueries(['phone-orders'])
      onDone?.()
    },
    // another operator may have changed it first: show that next to the refusal
    onError: () => void client.invalidateQueries(phoneOrderKey(id)),
  })
}

export const useDraftChange = (phoneOrder: OfficePhoneOrder, onDone?: () => void) =>
  usePhoneOrderAction(
    phoneOrder.id,
    (change: PhoneOrderChange) => phoneOrdersApi.change(phoneOrder, change),
    onDone,
  )
