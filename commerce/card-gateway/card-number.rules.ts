import { millisecondsInHour } from 'date-fns/constants'

/** The supported card networks, with their type codes (PAY-017). */
type CardNetwork = 'VISA' | 'MASTERCARD' | 'AMEX' | 'DISCOVER'

export interface CardBrand {
  network: CardNetwork
  /** The type code in requests and responses. */
  type: string
  name: string
  brandedName: string
  prefix: RegExp
  length: number
  securityCodeLength: number
  groups: readonly number[]
}

const FOURS = [4, 4, 4, 4] as const

export const CARD_BRANDS: readonly CardBrand[] = [
  brand('VISA', '001', 'visa', 'Visa', /^4/, 16),
  brand('MASTERCARD', '002', 'mastercard', 'Mastercard', /^(5[1-5]|2[2-7])/, 16),
  {
    ...brand('AMEX', '003', 'amex', 'American Express', /^3[47]/, 15),
    securityCodeLength: 4,
    groups: [4, 6, 5],
  },
  brand('DISCOVER', '004', 'discover', 'Discover', /^6(011|4[4-9]|5)/, 16),
]

function brand(
  network: CardNetwork,
  type: string,
  name: string,
  brandedName: string,
  prefix: RegExp,
  length: number,
): CardBrand {
  return { network, type, name, brandedName, prefix, length, securityCodeLength: 3, groups: FOURS }
}

const MAX_DIGITS = 16

/** Returns the digits of a text, at most as many as a card number of its brand has. */
export function toDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits.slice(0, detectBrand(digits)?.length ?? MAX_DIGITS)
}

export function detectBrand(digits: string): CardBrand | undefined {
  return CARD_BRANDS.find(({ prefix }) => prefix.test(digits))
}

export function isValidNumber(digits: string): boolean {
  return digits.length === detectBrand(digits)?.length && hasValidCheckDigit(digits)
}

/** Luhn algorithm. */
function hasValidCheckDigit(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index])
    const doubled = index % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return digits.length > 0 && sum % 10 === 0
}

export function formatNumber(digits: string): string {
  const parts: string[] = []
  let rest = digits
  for (const length of detectBrand(digits)?.groups ?? FOURS) {
    if (rest === '') break
    parts.push(rest.slice(0, length))
    rest = rest.slice(length)
  }
  return parts.join(' ')
}

/** Masks `4111111111111111` as `XXXXXXXXXXXX1111`. */
export function maskNumber(digits: string): string {
  return 'X'.repeat(Math.max(0, digits.length - 4)) + digits.slice(-4)
}

export function isValidSecurityCode(code: string, brandOfNumber: CardBrand | undefined): boolean {
  return /^\d+$/.test(code) && code.length === (brandOfNumber?.securityCodeLength ?? 3)
}

/** How long after midnight UTC the last time zone still has the previous day. */
const LAST_TO_BEGIN_MS = 12 * millisecondsInHour

/**
 * A card is expired when the first day of its expiry month has passed (PAY-012). The gateway cannot
 * determine the shop's time zone, so it accepts every card that a shop in any time zone would
 * accept. Months start at 1.
 */
export function isExpired(month: number, year: number, now: Date): boolean {
  return Date.UTC(year, month - 1, 1) + LAST_TO_BEGIN_MS < now.getTime()
}

/**
 * Returns whether a text is a complete card number, with any spacing; such texts must never be
 * stored.
 */
export function isCardNumber(text: string): boolean {
  const digits = text.replace(/[\s-]/g, '')
  return /^\d{12,19}$/.test(digits) && hasValidCheckDigit(digits)
}
