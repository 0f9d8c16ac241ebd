/** The networks the gateway knows, with their type codes (PAY-017). */
type CardNetwork = 'VISA' | 'MASTERCARD' | 'AMEX' | 'DISCOVER'

export interface CardBrand {
  network: CardNetwork
  /** Type code on the wire. */
  type: string
  name: string
  brandedName: string
  prefix: RegExp
  /** Digits of a whole number. */
  length: number
  securityCodeLength: number
  /** Where the shown number has its gaps. */
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

/** The digits of what was typed, no more than a number of its brand has. */
export function toDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits.slice(0, detectBrand(digits)?.length ?? MAX_DIGITS)
}

export function detectBrand(digits: string): CardBrand | undefined {
  return CARD_BRANDS.find(({ prefix }) => prefix.test(digits))
}

/** A whole number of a known brand whose check digit is right. */
export function isValidNumber(digits: string): boolean {
  return digits.length === detectBrand(digits)?.length && hasValidCheckDigit(digits)
}

/** Luhn's formula. */
function hasValidCheckDigit(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index])
    const doubled = index % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return digits.length > 0 && sum % 10 === 0
}

/** `4111111111111111` → `4111 1111 1111 1111`; American Express in 4, 6 and 5. */
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

/** `4111111111111111` → `XXXXXXXXXXXX1111`. */
export function maskNumber(digits: string): string {
  return 'X'.repeat(Math.max(0, digits.length - 4)) + digits.slice(-4)
}

/** 3 digits, or 4 for American Express. */
export function isValidSecurityCode(code: string, brandOfNumber: CardBrand | undefined): boolean {
  return /^\d+$/.test(code) && code.length === (brandOfNumber?.securityCodeLength ?? 3)
}

/** While the clocks of the last place on earth still show the day before, in UTC. */
const LAST_TO_BEGIN_MS = 12 * 3_600_000

/**
 * A card is out of date when the first day of its expiry month is before now (PAY-012). A gateway
 * does not know the time zone of the shop: what a shop anywhere still takes is not refused here.
 * Months count from 1.
 */
export function isExpired(month: number, year: number, now: Date): boolean {
  return Date.UTC(year, month - 1, 1) + LAST_TO_BEGIN_MS < now.getTime()
}

/** Whether a text is a whole card number, however it is spaced: such must never be stored. */
export function isCardNumber(text: string): boolean {
  const digits = text.replace(/[\s-]/g, '')
  return /^\d{12,19}$/.test(digits) && hasValidCheckDigit(digits)
}
