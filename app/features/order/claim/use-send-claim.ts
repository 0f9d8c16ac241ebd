import { useMutation, useQueryClient } from '@tanstack/react-query'
import { claimableQuery, sendClaim, type NewClaim } from '@/commerce-client/claims'
import type { OrderKey } from '@/commerce-client/orders'
import { useSendOnce } from '@/forms/use-send-once'
import { orderKey as orderQueryKey } from '@/purchase/order.queries'
import { useSite } from '@/site/use-site'

/**
 * Sends a claim once.
 * @param toClaim undefined if it is not ready, which is shown elsewhere
 * @param onSent gets its id: another tab may have sent the same under another one
 */
export function useSendClaim(
  orderKey: OrderKey,
  orderNo: string,
  toClaim: () => Promise<NewClaim | undefined>,
  onSent: (id: string) => void,
) {
  const { id: siteId } = useSite()
  const client = useQueryClient()
  const sending = useMutation({
    mutationFn: async () => {
      const claim = await toClaim()
      if (!claim) return
      onSent((await sendClaim(siteId, orderKey, claim)).id)
      await client.invalidateQueries(claimableQuery(siteId, orderKey).queryKey)
      void client.invalidateQueries(orderQueryKey(siteId, orderNo))
    },
  })
  return { sending, send: useSendOnce(sending, { isRepeatable: true }) }
}

export const toItems = (items: Readonly<Record<string, number>>) =>
  Object.entries(items).map(([itemId, quantity]) => ({ itemId, quantity }))
