/** A card is good through the last day of its month (UTC). */
export function isCardExpired(
  card: { expirationMonth?: number; expirationYear?: number },
  today: Date,
): boolean {
  const { expirationMonth: month, expirationYear: year } = card
  if (month === undefined || year === undefined) return false
  return today.getTime() >= Date.UTC(year, month, 1)
}

interface CardFacts {
  cardType?: string
  numberLastDigits?: string
  expirationMonth?: number
  expirationYear?: number
}

/** Whether two saved cards are the same, as far as their shown digits tell. */
export function isSameCard(one: CardFacts, other: CardFacts): boolean {
  return (
    one.numberLastDigits !== undefined &&
    one.numberLastDigits === other.numberLastDigits &&
    one.cardType?.toLowerCase() === other.cardType?.toLowerCase() &&
    one.expirationMonth === other.expirationMonth &&
    one.expirationYear === other.expirationYear
  )
}
