import { useQuery } from '@tanstack/react-query'
import type { ProductView } from '@/commerce-client/product.mapper'
import { DEFAULT_PREFERENCES } from '@/commerce-client/site-preferences.mapper'
import { sitePreferencesQuery } from '@/commerce-client/site-preferences.queries'
import { canPayInInstallments } from '@/domain/installments'
import { isSubscriptionOffered } from '@/domain/subscription'
import { useFrequency } from '@/shopper/subscriptions/optins'
import { useSite } from '@/site/use-site'
import type { ProductOffer } from './use-product-offer'

export interface ProductPromos {
  /** It may be had again and again, as far as is known here. */
  isSubscribable: boolean
  /** The price that may be paid in installments. */
  installmentPrice?: number
}

/** What a product's own page promises beside its price, where the site does that. */
export function useProductPromos(product: ProductView, offer: ProductOffer): ProductPromos {
  const { id: siteId } = useSite()
  // The page has asked for them.
  const { data } = useQuery({ ...sitePreferencesQuery(siteId), enabled: false })
  const { subscriptionsEnabled, installmentsEnabled, installmentMinimum } =
    data ?? DEFAULT_PREFERENCES
  const { flags } = product.facts
  const amount = offer.price?.amount ?? 0
  const isSubscribable =
    subscriptionsEnabled && offer.isSold && isSubscriptionOffered(flags, offer.price?.amount)
  const isSubscribed = useFrequency(offer.productId) !== undefined && isSubscribable
  const purchase = { amount, hasGiftCard: flags.includes('isGiftCard'), isSubscribed }
  const isPaidInParts = installmentsEnabled && canPayInInstallments(purchase, installmentMinimum)
  return { isSubscribable, installmentPrice: isPaidInParts ? amount : undefined }
}
