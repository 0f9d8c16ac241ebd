/** The facts that decide whether a purchase may be paid in installments. */
export interface InstallmentPurchase {
  /** Dollars to pay in installments: a price, or a total less its gift cards. */
  amount: number
  hasGiftCard: boolean
  isSubscribed?: boolean
}

/**
 * Returns whether checkout accepts installments for a purchase (PAY-005): from the site's minimum
 * amount, but not for gift cards or subscriptions. Every place that advertises installments calls
 * this first.
 */
export function canPayInInstallments(
  { amount, hasGiftCard, isSubscribed = false }: InstallmentPurchase,
  minimum: number,
): boolean {
  return amount > 0 && amount >= minimum && !hasGiftCard && !isSubscribed
}
