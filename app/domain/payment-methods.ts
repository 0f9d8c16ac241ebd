/**
 * How a method pays: `card` by what is typed into the gateway's fields, and can be saved; `wallet` by
 * what is approved on the wallet's own page; `later` by the shopper after the order; `gift` from a
 * balance, beside another; `none` where there is nothing to pay.
 */
type PaymentKind = 'card' | 'wallet' | 'later' | 'gift' | 'none'

interface PaymentMethodFacts {
  kind: PaymentKind
  /** Its name in every language. */
  brand?: string
  /** Shoppers choose it at checkout, where the service offers it. */
  isChoosable?: true
  /** Paid in parts: offered where `canPayInInstallments` says so (PAY-005). */
  inInstallments?: true
}

/**
 * The payment methods by the service's ids. Add a payment method here: a card, a wallet or one that is
 * paid later works at once. One without a brand has its names in
 * `purchase/payment/payment-method-name.tsx`, which does not compile before.
 */
const PAYMENT_METHODS = {
  CREDIT_CARD: { kind: 'card', isChoosable: true },
  PayPal: { kind: 'wallet', brand: 'PayPal', isChoosable: true },
  Venmo: { kind: 'wallet', brand: 'Venmo', isChoosable: true },
  KLARNA: { kind: 'wallet', brand: 'Klarna', isChoosable: true, inInstallments: true },
  // shown on orders that were placed elsewhere; this shop cannot carry it out (PAY-033)
  DW_APPLE_PAY: { kind: 'wallet', brand: 'Apple Pay' },
  PAY_BY_CHECK: { kind: 'later', isChoosable: true },
  GIFTCARD: { kind: 'gift' },
  GIFTCARD_DISCOUNTED: { kind: 'gift' },
  GIFT_CERTIFICATE: { kind: 'gift' },
  NO_PAYMENT: { kind: 'none' },
} as const satisfies Record<string, PaymentMethodFacts>

type Methods = typeof PAYMENT_METHODS
type MethodWith<Facts> = {
  [Id in keyof Methods]: Methods[Id] extends Facts ? Id : never
}[keyof Methods]

/** Wallets that are paid with on a page of their own. */
export type Wallet = MethodWith<{ kind: 'wallet'; isChoosable: true }>
type BrandlessMethod = Exclude<keyof Methods, MethodWith<{ brand: string }>>
/** Those that need a name where they are chosen. */
export type ChoiceToName = Extract<BrandlessMethod, MethodWith<{ isChoosable: true }>>
/** Those that need a name on an order; a gift card is shown by its number. */
export type PaymentToName = Exclude<BrandlessMethod, MethodWith<{ kind: 'gift' }>>

export const CARD = 'CREDIT_CARD' satisfies MethodWith<{ kind: 'card' }>
export const GIFT_CARD = 'GIFTCARD' satisfies MethodWith<{ kind: 'gift' }>
export const NO_PAYMENT = 'NO_PAYMENT' satisfies MethodWith<{ kind: 'none' }>

function factsOf(methodId: string): PaymentMethodFacts | undefined {
  return Object.entries<PaymentMethodFacts>(PAYMENT_METHODS).find(([id]) => id === methodId)?.[1]
}

/** How a method pays; undefined for one that is not known here. */
export function paymentKindOf(methodId = ''): PaymentKind | undefined {
  // another service may have gift cards of its own
  return factsOf(methodId)?.kind ?? (methodId.startsWith('GIFT') ? 'gift' : undefined)
}

/** The brand of a method, if it has one. */
export function paymentBrandOf(methodId: string): string | undefined {
  return factsOf(methodId)?.brand
}

export function isWallet(methodId: string): methodId is Wallet {
  const facts = factsOf(methodId)
  return facts?.kind === 'wallet' && facts.isChoosable === true
}

export const wallets = Object.keys(PAYMENT_METHODS).filter(isWallet)

/** Whether a shopper can choose a method that the service offers. */
export function isChoosable(
  methodId: string,
  { inInstallments }: { inInstallments: boolean },
): boolean {
  const facts = factsOf(methodId)
  return facts?.isChoosable === true && (inInstallments || !facts.inInstallments)
}
