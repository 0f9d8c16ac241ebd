import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl'
import { paymentBrandOf, type ChoiceToName, type PaymentToName } from '@rules/payment-methods'

/** Names shown where a method is chosen. */
const choices: Record<ChoiceToName, MessageDescriptor> = defineMessages({
  CREDIT_CARD: { id: 'checkout.card', defaultMessage: 'Credit Card' },
  PAY_BY_CHECK: { id: 'payment.payByCheck', defaultMessage: 'Pay by Check' },
})

/** Names shown on an order. */
const payments: Record<PaymentToName, MessageDescriptor> = defineMessages({
  CREDIT_CARD: { id: 'payment.creditCard', defaultMessage: 'Credit card' },
  PAY_BY_CHECK: { id: 'payment.check', defaultMessage: 'Pay by check' },
  NO_PAYMENT: { id: 'payment.none', defaultMessage: 'No payment needed' },
})

interface PaymentMethod {
  id: string
  /** Uses the name for choosing a method, instead of the name on an order. */
  isChoice?: boolean
  /** The merchant's name, for a method unknown to the storefront. */
  ownName?: string
}

/** Writes the name of a payment method, the same on all pages (PAY-033, PAY-038). */
export function writePaymentMethod(
  { formatMessage }: IntlShape,
  { id, isChoice = false, ownName = id }: PaymentMethod,
): string {
  const names: Readonly<Record<string, MessageDescriptor>> = isChoice ? choices : payments
  const name = Object.hasOwn(names, id) ? names[id] : undefined
  return name ? formatMessage(name) : (paymentBrandOf(id) ?? ownName)
}
