import { CARD_BRANDS, detectBrand, isValidNumber, type CardBrand } from '../card-number.rules'
import type { CardInfo, FieldState } from './frame-messages'

/** `networks` are the networks that the merchant accepts; an empty list accepts all. */
export function validateNumber(digits: string, networks: readonly string[]): FieldState {
  const empty = digits === ''
  const brand = detectBrand(digits)
  const isTaken = brand !== undefined && (networks.length === 0 || networks.includes(brand.network))
  const valid = isTaken && isValidNumber(digits)
  // a complete number that is wrong cannot become right by typing more
  const couldBeValid = empty || valid || (isTaken && digits.length < brand.length)
  const possible = empty ? CARD_BRANDS : brand ? [brand] : []
  return { valid, couldBeValid, empty, card: possible.map(toCardInfo) }
}

/** A code of another length may still become valid, but a code with letters cannot (PAY-016). */
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
