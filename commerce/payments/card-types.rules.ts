/** The gateway's card type codes (PAY-017). */
export const CARD_TYPES: Readonly<Record<string, string>> = {
  '001': 'Visa',
  '002': 'Mastercard',
  '003': 'Amex',
  '004': 'Discover',
  '042': 'Discover',
}
