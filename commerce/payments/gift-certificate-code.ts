import { randomInt } from 'node:crypto'

const NUMBER_LENGTH = 19
const CVN_LENGTH = 4
/** Number of characters that are shown, of codes twice as long or longer. */
export const SHOWN_LENGTH = 4

/** Returns a number of 19 digits, as the balance form requires (FORM-073). */
export function newGiftCertificateCode(): string {
  return `60${randomDigits(NUMBER_LENGTH - 2)}`
}

/** Returns a security code of 4 digits (FORM-074). */
export function newSecurityCode(): string {
  return randomDigits(CVN_LENGTH)
}

/** Returns the code with all but its last four characters hidden; of a short code, less is shown. */
export function maskCode(code: string): string {
  const shown = Math.min(SHOWN_LENGTH, Math.floor(code.length / 2))
  return '*'.repeat(code.length - shown) + code.slice(code.length - shown)
}

function randomDigits(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join('')
}
