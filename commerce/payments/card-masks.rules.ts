const SHOWN_DIGITS = 4
const AMEX_LENGTH = 15
const AMEX_GROUPS = [4, 6, 5]
const FOURS = [4, 4, 4, 4, 4]

/**
 * Masks a card number for documents: all digits but the last ones become asterisks, even if the
 * number is already masked. `411111XXXXXX1111` → `************1111`.
 */
export function maskCardNumber(number: string): string {
  return mask(number, '*')
}

/** Masks a card number for shoppers, grouped as on the card: `XXXX XXXX XXXX 1111`. */
export function toShownCardNumber(number: string): string {
  const masked = mask(number, 'X')
  let from = 0
  const groups = (masked.length === AMEX_LENGTH ? AMEX_GROUPS : FOURS).map((length) =>
    masked.slice(from, (from += length)),
  )
  return groups.filter((group) => group !== '').join(' ')
}

function mask(number: string, sign: string): string {
  const compact = number.replace(/[\s-]/g, '')
  const hidden = Math.max(0, compact.length - SHOWN_DIGITS)
  return sign.repeat(hidden) + compact.slice(hidden)
}
