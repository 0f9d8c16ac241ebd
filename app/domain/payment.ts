import { paymentKindOf } from './payment-methods'

/** What the rules read of a payment instrument; the SDK's fit it. */
export interface InstrumentFacts {
  paymentMethodId?: string
  /** Dollars that the shopper approved at a wallet. */
  c_approvedAmount?: unknown
}

/** The fields of a basket that rules use. */
export interface PaymentFacts {
  orderTotal?: number
  /** The amount left to pay after gift cards (PAY-034). */
  c_paymentAmount?: unknown
  paymentInstruments?: readonly InstrumentFacts[]
}

/** Paid from the balance of a gift card or certificate, discounted or not. */
export function isGiftCard({ paymentMethodId }: InstrumentFacts): boolean {
  return paymentKindOf(paymentMethodId) === 'gift'
}

/** The instrument that pays, gift cards apart (PAY-004). */
export function findMainInstrument<Instrument extends InstrumentFacts>({
  paymentInstruments = [],
}: {
  paymentInstruments?: readonly Instrument[]
}): Instrument | undefined {
  return paymentInstruments.find((instrument) => !isGiftCard(instrument))
}

/** Dollars left to pay after gift cards, as the service says (PAY-034). */
export function amountToPay({ c_paymentAmount, orderTotal = 0 }: PaymentFacts): number {
  return typeof c_paymentAmount === 'number' ? c_paymentAmount : orderTotal
}

/**
 * What has to pay besides gift cards: `nothing` for a free order (PAY-032), `gift cards` when they
 * cover it (PAY-003), else a main instrument.
 */
export function whatPays(basket: PaymentFacts): 'nothing' | 'gift cards' | 'main' {
  if (basket.orderTotal === 0) return 'nothing'
  return basket.c_paymentAmount === 0 && basket.paymentInstruments?.some(isGiftCard)
    ? 'gift cards'
    : 'main'
}

/** Whether a basket knows how it is paid. Gift cards alone pay only what they cover (PAY-004). */
export function hasPayment(basket: PaymentFacts): boolean {
  const pays = whatPays(basket)
  if (pays === 'gift cards') return true
  const main = findMainInstrument(basket)
  if (!main) return false
  if ((paymentKindOf(main.paymentMethodId) === 'none') !== (pays === 'nothing')) return false
  return isApproved(main, amountToPay(basket))
}

/** A wallet pays no more than what was approved there; a bag that has grown is approved again. */
export function isApproved({ c_approvedAmount: approved }: InstrumentFacts, amount: number) {
  return typeof approved !== 'number' || approved >= amount
}

const SHOWN_DIGITS = 4
const AMEX_LENGTH = 15
const AMEX_GROUPS = [4, 6, 5]
const FOURS = [4, 4, 4, 4, 4]

/**
 * A card's number for showing: all but the last digits are X, whatever else was stored of it,
 * grouped as on the card. Numbers of 15 characters keep their length (PAY-011, PAY-027).
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

/** By which a holder distinguishes their cards: `1111`. */
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

/** The name of a card's brand as its holder knows it. */
export function toCardName(cardType = ''): string {
  return CARD_NAMES[cardType.toLowerCase()] ?? cardType
}
