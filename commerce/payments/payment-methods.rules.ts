import { toMinor } from '../money'
import { SITE_DEFAULTS } from '../sites/site-preferences.rules'

/**
 * How a payment is carried out: by the gateway with a card or the shopper's wallet, from a gift
 * certificate's balance, by the shopper afterwards, or not at all.
 */
export type PaymentKind = 'card' | 'wallet' | 'gift' | 'later' | 'none'

interface PaymentMethodFacts {
  kind: PaymentKind
  /** Of a method that the gateway carries out: its type in the payment configuration. */
  type?: string
  /** The site preference with its minimum amount, in whole units (PAY-006). */
  minimumPreference?: 'klarnaMinimumAmount'
  /** Pays in parts: neither what is sent again and again (PAY-005) nor gift cards. */
  inInstallments?: true
}

/**
 * The payment methods the engine can carry out; others of a site are not offered. Add a payment method
 * here; a wallet needs its colors in `providers/card-gateway/wallet-page.ts`, any other its name in
 * `mail/mail-words.*.ts`.
 */
const PAYMENT_METHODS = {
  CREDIT_CARD: { kind: 'card', type: 'card' },
  PayPal: { kind: 'wallet', type: 'paypal' },
  Venmo: { kind: 'wallet', type: 'venmo' },
  KLARNA: {
    kind: 'wallet',
    type: 'klarna',
    minimumPreference: 'klarnaMinimumAmount',
    inInstallments: true,
  },
  GIFT_CERTIFICATE: { kind: 'gift' },
  GIFTCARD: { kind: 'gift' },
  GIFTCARD_DISCOUNTED: { kind: 'gift' },
  PAY_BY_CHECK: { kind: 'later' },
  NO_PAYMENT: { kind: 'none' },
} as const satisfies Record<string, PaymentMethodFacts>

type Methods = typeof PAYMENT_METHODS
export type Wallet = {
  [Id in keyof Methods]: Methods[Id] extends { kind: 'wallet' } ? Id : never
}[keyof Methods]

export const WALLETS = Object.keys(PAYMENT_METHODS).filter(
  (id): id is Wallet => kindOfPayment(id) === 'wallet',
)

function factsOf(methodId: string): PaymentMethodFacts | undefined {
  return Object.entries<PaymentMethodFacts>(PAYMENT_METHODS).find(([id]) => id === methodId)?.[1]
}

/** How a method is carried out; undefined for one that the engine cannot carry out. */
export function kindOfPayment(methodId: string): PaymentKind | undefined {
  return factsOf(methodId)?.kind
}

/** What the payment configuration calls a method. */
export function paymentTypeOf(methodId: string): string {
  return factsOf(methodId)?.type ?? methodId
}

export interface Applicability {
  /** Cents of the total that gift cards leave open; absent: all of it. */
  openMinor?: number
  /** The site's. */
  preferences?: Readonly<Record<string, unknown>>
  /** Gift cards are among what is bought. */
  hasGiftCards?: boolean
}

/**
 * Only a free order goes without payment, and a free order needs no other (PAY-032).
 * @param custom of the basket or order: what the shopper subscribes to with it.
 */
export function isApplicableTo(
  methodId: string,
  totalMinor: number,
  custom: Readonly<Record<string, unknown>>,
  { openMinor = totalMinor, preferences = {}, hasGiftCards = false }: Applicability = {},
): boolean {
  if (openMinor < minimumOf(methodId, preferences)) return false
  const isPaidAtOnce = hasGiftCards || hasSubscriptions(custom.c_subscriptionOptins)
  if (factsOf(methodId)?.inInstallments && isPaidAtOnce) return false
  return (kindOfPayment(methodId) === 'none') === (totalMinor === 0)
}

function minimumOf(methodId: string, preferences: Readonly<Record<string, unknown>>): number {
  const name = factsOf(methodId)?.minimumPreference
  if (name === undefined) return 0
  const set = preferences[name]
  const amount = set === undefined || set === '' ? NaN : Number(set)
  return toMinor(amount >= 0 ? amount : SITE_DEFAULTS[name])
}

/** The opt-ins are JSON text: `{"optedin": [{"id": "…", "frequency": "2_3"}]}` (CART-050). */
function hasSubscriptions(optins: unknown): boolean {
  if (typeof optins !== 'string') return isNonEmpty(optins)
  try {
    return isNonEmpty(JSON.parse(optins))
  } catch {
    return false
  }
}

function isNonEmpty(optins: unknown): boolean {
  const list: unknown =
    typeof optins === 'object' && optins !== null && 'optedin' in optins ? optins.optedin : optins
  return Array.isArray(list) && list.length > 0
}

/** Whether the gateway must be asked. */
export function needsGateway(methodId: string): boolean {
  const kind = kindOfPayment(methodId)
  return kind === 'card' || kind === 'wallet'
}

/** Paid from the balance of a gift certificate or gift card. */
export function isGiftMethod(methodId: string): boolean {
  return kindOfPayment(methodId) === 'gift'
}
