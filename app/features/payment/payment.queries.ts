import { listOfferedMethods } from '@/commerce-client/payments'
import type { Basket } from '@/commerce-client/baskets'
import { amountToPay } from '@/domain/payment'

/** The methods that can pay for a basket; they depend on what is left to pay, and on what is in it. */
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
