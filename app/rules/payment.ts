import { paymentKindOf } from '@rules/payment-methods'

export interface InstrumentFacts {
  paymentMethodId?: string
  /** Dollars that the shopper approved in a wallet. */
  c_approvedAmount?: unknown
}

export interface PaymentFacts {
  orderTotal?: number
  /** The amount left to pay after gift cards (PAY-034). */
  c_paymentAmount?: unknown
  paymentInstruments?: readonly InstrumentFacts[]
}

export function isGiftCard({ paymentMethodId }: InstrumentFacts): boolean {
  return paymentKindOf(paymentMethodId) === 'gift'
}

/** Returns the payment instrument that is not a gift card (PAY-004). */
export function findMainInstrument<Instrument extends InstrumentFacts>({
  paymentInstruments = [],
}: {
  paymentInstruments?: readonly Instrument[]
}): Instrument | undefined {
  return paymentInstruments.find((instrument) => !isGiftCard(instrument))
}

/** Returns the dollars left to pay after gift cards, as calculated by the service (PAY-034). */
export function amountToPay({ c_paymentAmount, orderTotal = 0 }: PaymentFacts): number {
  return typeof c_paymentAmount === 'number' ? c_paymentAmount : orderTotal
}

/**
 * Returns how the order is paid besides gift cards: `nothing` for a free order (PAY-032), `gift
 * cards` when they cover it (PAY-003), otherwise by a main instrument.
 */
export function whatPays(basket: PaymentFacts): 'nothing' | 'gift cards' | 'main' {
  if (basket.orderTotal === 0) return 'nothing'
  return basket.c_paymentAmount === 0 && basket.paymentInstruments?.some(isGiftCard)
    ? 'gift cards'
    : 'main'
}

/**
 * Returns whether the basket has sufficient payment. Gift cards alone are sufficient only if they
 * cover the total (PAY-004).
 */
export function hasPayment(basket: PaymentFacts): boolean {
  const pays = whatPays(basket)
  if (pays === 'gift cards') return true
  const main = findMainInstrument(basket)
  if (!main) return false
  if ((paymentKindOf(main.paymentMethodId) === 'none') !== (pays === 'nothing')) return false
  return isApproved(main, amountToPay(basket))
}

/**
 * Returns whether the approved wallet amount covers the amount; if the total has grown, the shopper
 * has to approve it again.
 */
export function isApproved({ c_approvedAmount: approved }: InstrumentFacts, amount: number) {
  return typeof approved !== 'number' || approved >= amount
}

const SHOWN_DIGITS = 4
const AMEX_LENGTH = 15
const AMEX_GROUPS = [4, 6, 5]
const FOURS = [4, 4, 4, 4, 4]

/**
 * Formats a card number for display: all digits except the last ones become X, and they are grouped
 * as on the card. Numbers of 15 characters keep their length (PAY-011, PAY-027).
 */
export function toShownNumber(masked: string): string {
  const compact = masked.replace(/[\s-]/g, '')
  const hidden = 'X'.repeat(Math.max(0, compact.length - SHOWN_DIGITS))
  let rest = hidden + compact.slice(-SHOWN_DIGITS)
  const groups = compact.length === AMEX_LENGTH ? AMEX_GROUPS : FOURS
  const parts: string[] = []
  for (const length of groups) {
    if (rest === '') break
    parts.push(rest.slice(0, length))
    rest = rest.slice(length)
  }
  return parts.join(' ')
}

/** Returns the last digits, by which holders recognize their cards: `1111`. */
export function lastDigits(masked: string): string {
  return masked.slice(-SHOWN_DIGITS)
}

const CARD_NAMES: Readonly<Record<string, string>> = {
  'master card': 'Mastercard',
  mastercard: 'Mastercard',
  visa: 'Visa',
  amex: 'American Express',
  discover: 'Discover',
}

export function toCardName(cardType = ''): string {
  return CARD_NAMES[cardType.toLowerCase()] ?? cardType
}
