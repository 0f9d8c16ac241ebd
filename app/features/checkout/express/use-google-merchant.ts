import { useQuery } from '@tanstack/react-query'
import { useTimedOut } from '@/lib/use-timed-out'
import { useSite } from '@/site/use-site'

/**
 * The merchant at Google Pay; null if this browser cannot pay, undefined while that is asked, for a
 * few seconds at most. What is known later is left to the next page, so that nothing moves here.
 * @param isWanted whether the bag could be paid with Google Pay
 */
export function useGoogleMerchant(basketId: string, isWanted: boolean) {
  const { id: siteId } = useSite()
  const { data, isError } = useQuery({
    queryKey: ['browser', 'google-pay', siteId],
    queryFn: async () => {
      if (!(await mayPay())) return null
      const { findGoogleMerchant } = await import('./live/google-merchant')
      return findGoogleMerchant(siteId, basketId)
    },
    enabled: isWanted,
    staleTime: Infinity,
    cacheTime: Infinity,
    retry: false,
  })
  const isLate = useTimedOut(!isWanted || data !== undefined || isError)
  return isError || isLate ? null : data
}

/** Asks the browser itself: nothing of Google is loaded into one that says no. */
async function mayPay(): Promise<boolean> {
  if (!('PaymentRequest' in window) || !window.isSecureContext) return false
  const method = {
    supportedMethods: 'https://google.com/pay',
    data: { apiVersion: 2, apiVersionMinor: 0 },
  }
  const total = { label: 'Total', amount: { currency: 'USD', value: '1.00' } }
  return new PaymentRequest([method], { total }).canMakePayment().catch(() => false)
}
