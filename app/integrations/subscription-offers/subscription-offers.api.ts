import { siteRoutes } from '@/commerce-client/site-routes'
import { callSite } from '@/commerce-client/transport'
import { unreadable } from '@/errors/to-app-error'
import type { SubscriptionOffer, SubscriptionOffers } from './subscription-offers.port'

/** In the browser: calls the storefront's own route. */
export const subscriptionOffers: SubscriptionOffers = {
  async getOffer(siteId, productId) {
    const body = await callSite(siteId, siteRoutes.subscriptionOffer, { query: { productId } })
    if (!isAnswer(body)) throw unreadable(body)
    return body.offer
  },
}

// The storefront's own route returns this, so a shallow check is enough.
function isAnswer(value: unknown): value is { offer: SubscriptionOffer | null } {
  return typeof value === 'object' && value !== null && 'offer' in value
}
