import { CARD_BRANDS, detectBrand, isValidNumber, type CardBrand } from '../card-number.rules'
import type { CardInfo, FieldState } from './frame-messages'

/** Validates a number; `networks` are those the merchant takes, all when empty. */
export function validateNumber(digits: string, networks: readonly string[]): FieldState {
  const empty = digits === ''
  const brand = detectBrand(digits)
  const isTaken = brand !== undefined && (networks.length === 0 || networks.includes(brand.network))
  const valid = isTaken && isValidNumber(digits)
  // a whole number that is wrong does not get right by typing on
  const couldBeValid = empty || valid || (isTaken && digits.length < brand.length)
  const possible = empty ? CARD_BRANDS : brand ? [brand] : []
  return { valid, couldBeValid, empty, card: possible.map(toCardInfo) }
}

/**
 * Validates a security code; `length` is what the entered card asks for. One of another length may
 * still come right, by another digit or another card; one with letters in it does not (PAY-016).
 */
export function validateSecurityCode(code: string, length: number): FieldState {
  const couldBeValid = /^\d*$/.test(code)
  return { valid: couldBeValid && code.length === length, couldBeValid, empty: code === '' }
}

function toCardInfo({ name, brandedName, type, securityCodeLength }: CardBrand): CardInfo {
  return {
    name,
    brandedName,
    cssClass: `fdf-card-type-${name}`,
    cardType: type,
    securityCode: { name: 'CVV', length: securityCodeLength },
  }
}
