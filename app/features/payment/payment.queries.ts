import { listOfferedMethods } from '@/commerce-client/payments'
import type { Basket } from '@/commerce-client/baskets'
import { amountToPay } from '@/domain/payment'

/**
 * Queries the payment methods for a basket, which depend on the amount to pay, subscriptions and
 * the billing country.
 */
export const offeredMethodsQuery = (siteId: string, basket: Basket) => {
  const { basketId = '', c_subscriptionOptins: optins, billingAddress } = basket
  return {
    queryKey: [
      'shopper',
      'payment-methods',
      siteId,
      basketId,
      amountToPay(basket),
      String(optins ?? ''),
      billingAddress?.countryCode ?? '',
    ] as const,
    queryFn: () => listOfferedMethods(siteId, basketId),
    keepPreviousData: true,
  }
}
