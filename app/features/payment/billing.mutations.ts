import type { NewPaymentInstrument } from '@/commerce-client/basket-payments'
import { updateBillingAddress, type Basket, type BasketAddress } from '@/commerce-client/baskets'
import { amountToPay } from '@/domain/payment'
import { NO_PAYMENT } from '@/domain/payment-methods'
import { useBasketMutation } from '@/shopper/basket/use-basket-mutation'
import {
  addInstrument,
  removeAllInstruments,
  removeMainInstruments,
} from '@/purchase/payment/payment.mutations'

/** What becomes of the payment in the basket. */
export type PaymentChange =
  /** It stays: the basket's own, or it comes back from a wallet. */
  | { kind: 'keep' }
  /** Gift cards pay all of it (PAY-003). */
  | { kind: 'gift cards' }
  /** Nothing costs anything (PAY-032). */
  | { kind: 'nothing' }
  /** The payment entered now replaces the one before. */
  | { kind: 'new'; toInstrument: (amount: number) => NewPaymentInstrument }

interface Billing {
  address: BasketAddress
  payment: PaymentChange
}

/** Saves who pays, and how. */
export function useSaveBilling() {
  return useBasketMutation<Billing>(async (siteId, basketId, { address, payment }) => {
    const billed = await updateBillingAddress(siteId, basketId, address)
    return changePayment(siteId, billed, payment)
  })
}

async function changePayment(
  siteId: string,
  basket: Basket,
  payment: PaymentChange,
): Promise<Basket> {
  const { basketId = '' } = basket
  if (payment.kind === 'keep') return basket
  if (payment.kind === 'nothing') {
    await removeAllInstruments(siteId, basket)
    return addInstrument(siteId, basketId, { paymentMethodId: NO_PAYMENT, amount: 0 })
  }
  const cleared = await removeMainInstruments(siteId, basket)
  if (payment.kind === 'gift cards') return cleared
  return addInstrument(siteId, basketId, payment.toInstrument(amountToPay(cleared)))
}
