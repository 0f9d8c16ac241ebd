/** How a payment is carried out: by the card gateway, afterwards by the shopper, or not at all. */
export type PaymentKind = 'card' | 'later' | 'none'

/** The payment methods the engine can carry out; others of a site are not offered. */
export const PAYMENT_METHODS: Readonly<Record<string, PaymentKind>> = {
  CREDIT_CARD: 'card',
  PAY_BY_CHECK: 'later',
  NO_PAYMENT: 'none',
}

/** Only a free order goes without payment, and a free order needs no other (PAY-032). */
export function isApplicableTo(methodId: string, totalMinor: number): boolean {
  return (PAYMENT_METHODS[methodId] === 'none') === (totalMinor === 0)
}
