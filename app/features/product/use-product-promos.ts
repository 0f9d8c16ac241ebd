import { useQuery } from '@tanstack/react-query'
import type { ProductView } from '@/commerce-client/product.mapper'
import { DEFAULT_PREFERENCES } from '@/commerce-client/site-preferences.mapper'
import { sitePreferencesQuery } from '@/commerce-client/site-preferences.queries'
import { isSubscriptionOffered } from '@/domain/subscription'
import { useSite } from '@/site/use-site'
import type { ProductOffer } from './use-product-offer'

export interface ProductPromos {
  /** It may be had again and again, as far as is known here. */
  isSubscribable: boolean
  /** The price that is told in installments. */
  installmentPrice?: number
}

/** What a product's own page promises beside its price, where the site does that (D1 §5). */
export function useProductPromos(product: ProductView, offer: ProductOffer): ProductPromos {
  const { id: siteId } = useSite()
  // The page has asked for them.
  const { data } = useQuery({ ...sitePreferencesQuery(siteId), enabled: false })
  const { subscriptionsEnabled, installmentsEnabled } = data ?? DEFAULT_PREFERENCES
  const price = offer.price?.amount
  return {
    isSubscribable:
      subscriptionsEnabled && offer.isSold && isSubscriptionOffered(product.facts.flags, price),
    // what costs nothing is not paid in parts
    installmentPrice: installmentsEnabled && price ? price : undefined,
  }
}
