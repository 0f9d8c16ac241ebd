import type { NewPaymentInstrument } from '@/commerce-client/basket-payments'
import { updateBillingAddress, type Basket, type BasketAddress } from '@/commerce-client/baskets'
import { amountToPay } from '@/rules/payment'
import { NO_PAYMENT } from '@rules/payment-methods'
import { useBasketMutation } from '@/shopper/basket/use-basket-mutation'
import {
  addInstrument,
  removeAllInstruments,
  removeMainInstruments,
} from '@/purchase/payment/payment.mutations'

export type PaymentChange =
  /** Keeps the basket's payment; also for a wallet, whose payment is added on return. */
  | { kind: 'keep' }
  /** Gift cards pay the whole amount (PAY-003). */
  | { kind: 'gift cards' }
  /** The order is free (PAY-032). */
  | { kind: 'nothing' }
  /** Replaces the previous payment with a new one. */
  | { kind: 'new'; toInstrument: (amount: number) => NewPaymentInstrument }

interface Billing {
  address: BasketAddress
  payment: PaymentChange
}

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
