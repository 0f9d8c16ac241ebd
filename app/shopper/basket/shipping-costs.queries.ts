import type { Basket } from '@/commerce-client/baskets'
import { getShippingCosts, type EstimatePlace } from '@/commerce-client/shipping-gateway'

/** Queries what sending the basket to a place costs, again whenever the basket changes. */
export const shippingCostsQuery = (
  siteId: string,
  { basketId, lastModified, productTotal, orderTotal }: Basket,
  place: EstimatePlace,
) => ({
  queryKey: [
    ...['shopper', 'shipping-costs', siteId, basketId],
    ...[lastModified, productTotal, orderTotal, place],
  ],
  queryFn: () => getShippingCosts(siteId, place),
  keepPreviousData: true,
  retry: false,
})
