import { useEffect, useMemo } from 'react'
import { useQueries } from '@tanstack/react-query'
import { bulkhead } from 'cockatiel'
import type { Shipment } from '@/commerce-client/basket-shipments'
import { hasAddress } from '@/rules/shipments'
import { toAddressValues } from '@/forms/address-values'
import { logWarning } from '@/lib/log'
import { useSite } from '@/site/use-site'
import { placeKey, readReview, type AddressPlace } from './read-review'
import { isAcceptedPlace } from './accepted-places'
import { forgetUnverified, useUnverified } from './unverified'

/** Maximum number of simultaneous requests to the provider. */
const requests = bulkhead(3, Infinity)

/**
 * Verifies an address without asking the shopper. If the provider fails, the address is verified
 * again when it is saved.
 */
const reviewQuery = (siteId: string, place: AddressPlace) => ({
  queryKey: ['shopper', 'address-review', siteId, placeKey(place)],
  queryFn: async () => {
    if (isAcceptedPlace(place)) return { isDoubtful: false }
    const review = await requests
      .execute(() => readReview(siteId, place))
      .catch((error: unknown) => {
        logWarning('an address was not verified', { error })
        throw error
      })
    return { isDoubtful: review !== undefined }
  },
  retry: false,
  staleTime: Infinity,
  refetchOnWindowFocus: false,
})

/**
 * Verifies addresses that were added together, in the background. Nothing waits for the result, and
 * if the provider fails, no address is marked as doubtful (ADR 25).
 */
export function useBackgroundCheck(shipments: readonly Shipment[]) {
  const { id: siteId } = useSite()
  const unverified = useUnverified(siteId)
  const waiting = shipments
    .filter((one) => unverified.includes(one.shipmentId ?? '') && hasAddress(one))
    .map(({ shipmentId = '', shippingAddress }) => {
      const place = toAddressValues(shippingAddress)
      return { shipmentId, place, key: placeKey(place) }
    })
  const places = [...new Map(waiting.map(({ key, place }) => [key, place]))]
  const results = useQueries({ queries: places.map(([, place]) => reviewQuery(siteId, place)) })
  const answers = new Map(places.map(([key], at) => [key, results[at]?.data]))
  const isChecking = results.some(({ isFetching }) => isFetching)
  const idsWhere = (isDoubtful: boolean) =>
    waiting
      .filter(({ key, place }) => {
        const answer = answers.get(key)
        return answer && (answer.isDoubtful && !isAcceptedPlace(place)) === isDoubtful
      })
      .map(({ shipmentId }) => shipmentId)
  const doubtful = idsWhere(true).join(' ')

  const gone = unverified.filter((id) => !shipments.some(({ shipmentId }) => shipmentId === id))
  const done = isChecking ? '' : [...idsWhere(false), ...gone].join(' ')
  useEffect(() => {
    if (done) forgetUnverified(siteId, done.split(' '))
  }, [siteId, done])
  return {
    /** Present while the verification is in progress. */
    progress: isChecking
      ? { done: waiting.filter(({ key }) => answers.get(key)).length, total: waiting.length }
      : undefined,
    /** Shipments whose address the shopper should review. */
    doubtful: useMemo(() => new Set(doubtful.split(' ').filter(Boolean)), [doubtful]),
  }
}
