import { toAppError } from '@/errors/to-app-error'
import type { SubscriptionOffer, SubscriptionOffers } from './subscription-offers.port'

/** In the browser: the storefront's own route. */
export const subscriptionOffers: SubscriptionOffers = {
  async getOffer(siteId, productId) {
    const query = new URLSearchParams({ productId })
    const address = `/api/${siteId}/subscription-offer?${query}`
    const response = await fetch(address).catch((error: unknown) => {
      throw toAppError(error)
    })
    const body: unknown = await response.json().catch(() => undefined)
    if (!response.ok || !isAnswer(body)) throw toAppError(body, response.status)
    return body.offer
  },
}

// Our own route wrote it.
function isAnswer(value: unknown): value is { offer: SubscriptionOffer | null } {
  return typeof value === 'object' && value !== null && 'offer' in value
}
