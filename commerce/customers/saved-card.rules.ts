/**
 * Returns whether a card is expired: from the first day of its expiry month on. The storefront has
 * the same rule.
 * @param today in the shop's time zone, `2026-11-21`
 */
export function isCardExpired(
  card: { expirationMonth?: number; expirationYear?: number },
  today: string,
): boolean {
  const { expirationMonth: month, expirationYear: year } = card
  if (month === undefined || year === undefined) return false
  const firstDay = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`
  return firstDay <= today
}

export interface CardFacts {
  cardType?: string
  numberLastDigits?: string
  expirationMonth?: number
  expirationYear?: number
}

export function isSameCard(one: CardFacts, other: CardFacts): boolean {
  return (
    one.numberLastDigits !== undefined &&
    one.numberLastDigits === other.numberLastDigits &&
    one.cardType?.toLowerCase() === other.cardType?.toLowerCase() &&
    one.expirationMonth === other.expirationMonth &&
    one.expirationYear === other.expirationYear
  )
}

const LAST_DIGITS = 4

export function toShownNumber(maskedNumber: string | undefined) {
  if (maskedNumber === undefined) return {}
  return { maskedNumber, numberLastDigits: maskedNumber.slice(-LAST_DIGITS) }
}
