import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSite } from '@/site/use-site'

const errorKey = (siteId: string) => ['shopper', 'checkout-error', siteId] as const

/**
 * The one checkout error, a sentence to show, kept from page to page: a failed payment shows on the
 * billing page, and going back to the bag clears it (D2 §2, §8).
 */
export function useCheckoutError() {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  const { data } = useQuery<string | null>({
    queryKey: errorKey(siteId),
    queryFn: () => null,
    enabled: false,
    cacheTime: Infinity,
  })
  const actions = useMemo(
    () => ({
      raise: (message: string) => queryClient.setQueryData(errorKey(siteId), message),
      clear: () => queryClient.setQueryData(errorKey(siteId), null),
    }),
    [queryClient, siteId],
  )
  return { message: data ?? undefined, ...actions }
}
