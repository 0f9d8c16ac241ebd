import { updateBillingAddress, type Basket, type BasketAddress } from '@/commerce-client/baskets'
import { addPaymentInstrument, removePaymentInstrument } from '@/commerce-client/basket-payments'
import type { CardToken } from '@/integrations/card-gateway/card-fields.port'
import { useBasketMutation } from '@/shopper/basket/use-basket-mutation'
import { toPaymentInstrument } from './payment-instrument'

interface Billing {
  address: BasketAddress
  /** A card just entered; left out when the basket's own is used. */
  card?: CardToken
}

/** Saves who pays and with which card; a new card takes the place of the old ones. */
export function useSaveBilling() {
  return useBasketMutation<Billing>(async (siteId, basketId, { address, card }) => {
    const billed = await updateBillingAddress(siteId, basketId, address)
    if (!card) return billed
    const basket = await removeCards(siteId, billed)
    return addPaymentInstrument(siteId, basketId, toPaymentInstrument(card, amountOf(basket)))
  })
}

/** Takes the cards out of a basket: a token that was declined pays nothing any more. */
export async function removeCards(siteId: string, basket: Basket): Promise<Basket> {
  let current = basket
  for (const id of cardIds(basket)) {
    current = await removePaymentInstrument(siteId, basket.basketId ?? '', id)
  }
  return current
}

function cardIds({ paymentInstruments = [] }: Basket): string[] {
  return paymentInstruments.flatMap(({ paymentMethodId = '', paymentInstrumentId }) =>
    paymentInstrumentId && !paymentMethodId.startsWith('GIFTCARD') ? [paymentInstrumentId] : [],
  )
}

/** What is left to pay after gift cards, as the service says (PAY-034). */
function amountOf({ c_paymentAmount, orderTotal = 0 }: Basket): number {
  return typeof c_paymentAmount === 'number' ? c_paymentAmount : orderTotal
}
