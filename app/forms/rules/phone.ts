import { z } from 'zod'

const NATIONAL_DIGITS = 10

/**
 * Returns the ten digits of a North American number, without punctuation and a leading country code
 * 1: `+1 (555) 010-2000` → `5550102000`. Any other number of digits is returned unchanged.
 */
export function toPhoneDigits(typed: string): string {
  const digits = typed.normalize('NFKC').replace(/\D/g, '')
  return digits.length === NATIONAL_DIGITS + 1 && digits.startsWith('1') ? digits.slice(1) : digits
}

/** Formats typed text: `5550102000` → `(555) 010-2000`. Incomplete numbers are formatted partly. */
export function formatPhone(typed: string): string {
  const digits = toPhoneDigits(typed)
  if (digits.length > NATIONAL_DIGITS) return digits
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  if (line) return `(${area}) ${exchange}-${line}`
  if (exchange) return `(${area}) ${exchange}`
  return area
}

/** A phone number of ten digits, output as digits only (ADDR-043, ADDR-045). */
export const phoneRule = z
  .string('required')
  .trim()
  .min(1, 'required')
  .refine((typed) => typed === '' || toPhoneDigits(typed).length === NATIONAL_DIGITS, 'phone')
  .transform(toPhoneDigits)
