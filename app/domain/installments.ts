/** A purchase, as far as it decides whether it may be paid in installments. */
export interface InstallmentPurchase {
  /** Dollars that are to be paid in parts: a price, or what gift cards leave of a total. */
  amount: number
  /** Gift cards are among what is bought. */
  hasGiftCard: boolean
  /** Something of it is sent again and again. */
  isSubscribed?: boolean
}

/**
 * Whether checkout takes installments for a purchase (PAY-005): from the site's minimum on, and
 * neither for gift cards nor for subscriptions. Every place that promises installments calls this
 * first.
 */
export function canPayInInstallments(
  { amount, hasGiftCard, isSubscribed = false }: InstallmentPurchase,
  minimum: number,
): boolean {
  return amount > 0 && amount >= minimum && !hasGiftCard && !isSubscribed
}
