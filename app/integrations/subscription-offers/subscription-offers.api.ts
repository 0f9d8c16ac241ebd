import { fetchJson, unreadable } from '@/lib/fetch-json'
import type { SubscriptionOffer, SubscriptionOffers } from './subscription-offers.port'

/** In the browser: the storefront's own route. */
export const subscriptionOffers: SubscriptionOffers = {
  async getOffer(siteId, productId) {
    const query = new URLSearchParams({ productId })
    const body = await fetchJson(`/api/${siteId}/subscription-offer?${query}`)
    if (!isAnswer(body)) throw unreadable(body)
    return body.offer
  },
}

// Our own route wrote it.
function isAnswer(value: unknown): value is { offer: SubscriptionOffer | null } {
  return typeof value === 'object' && value !== null && 'offer' in value
}
