import { useQuery } from '@tanstack/react-query'
import type { ProductView } from '@/commerce-client/product.mapper'
import { DEFAULT_PREFERENCES } from '@/commerce-client/site-preferences.mapper'
import { sitePreferencesQuery } from '@/commerce-client/site-preferences.queries'
import { canPayInInstallments } from '@/rules/installments'
import { isSubscriptionOffered } from '@/rules/subscription'
import { useFrequency } from '@/shopper/subscriptions/optins'
import { useSite } from '@/site/use-site'
import type { ProductOffer } from './use-product-offer'

export interface ProductPromos {
  /** `true` if a subscription may be available, before the provider has confirmed it. */
  isSubscribable: boolean
  /** The price for installments, and the amount from which checkout accepts them. */
  installments?: { price: number; minimum: number }
}

/** Determines the subscription and installment offers next to the price, if the site has them. */
export function useProductPromos(product: ProductView, offer: ProductOffer): ProductPromos {
  const { id: siteId } = useSite()
  // The page fetches the preferences; this only reads them.
  const { data } = useQuery({ ...sitePreferencesQuery(siteId), enabled: false })
  const { subscriptionsEnabled, installmentsEnabled, installmentMinimum } =
    data ?? DEFAULT_PREFERENCES
  const { flags } = product.facts
  const amount = offer.price?.amount ?? 0
  const isSubscribable =
    subscriptionsEnabled && offer.isSold && isSubscriptionOffered(flags, offer.price?.amount)
  const isSubscribed = useFrequency(offer.productId) !== undefined && isSubscribable
  const purchase = { amount, hasGiftCard: flags.includes('isGiftCard'), isSubscribed }
  // also below the minimum, which the promo then states (PDP-020)
  const isPaidInParts = installmentsEnabled && canPayInInstallments(purchase, 0)
  const installments = isPaidInParts ? { price: amount, minimum: installmentMinimum } : undefined
  return { isSubscribable, installments }
}
