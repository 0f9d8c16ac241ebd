/**
 * How a method pays: `card` with the gateway's card fields, and the card can be saved; `wallet` by
 * approval on the wallet's own page; `later` by the shopper after the order; `gift` from a balance,
 * in addition to another method; `none` if nothing is to be paid.
 */
export type PaymentKind = 'card' | 'wallet' | 'later' | 'gift' | 'none'

interface PaymentMethodFacts {
  kind: PaymentKind
  /** A brand name, which is the same in every language. */
  brand?: string
  /** Shoppers can choose the method at checkout, if the service offers it. */
  isChoosable?: true
  /** Pays in installments: offered if `canPayInInstallments` allows it (PAY-005). */
  inInstallments?: true
  /** The type in the payment configuration, for methods of the gateway. */
  type?: string
  /**
   * The site preference that contains the method's minimum amount, in whole currency units
   * (PAY-006).
   */
  minimumPreference?: 'klarnaMinimumAmount'
  /**
   * CyberSource's code of the wallet (`paymentSolution`). Such a wallet is approved in a sheet over
   * the page of the shop, and is no choice on the billing page (PAY-033).
   */
  solution?: string
}

/**
 * The payment methods by the service's ids, for storefront and engine. Add a payment method here. A
 * method without a brand also needs its names in `purchase/payment/payment-method-name.tsx`, which
 * does not compile without them, and in `commerce/languages`; a wallet its colors in
 * `card-gateway/wallet-page.ts`.
 */
const PAYMENT_METHODS = {
  CREDIT_CARD: { kind: 'card', type: 'card', isChoosable: true },
  PayPal: { kind: 'wallet', type: 'paypal', brand: 'PayPal', isChoosable: true },
  Venmo: { kind: 'wallet', type: 'venmo', brand: 'Venmo', isChoosable: true },
  KLARNA: {
    kind: 'wallet',
    type: 'klarna',
    brand: 'Klarna',
    isChoosable: true,
    inInstallments: true,
    minimumPreference: 'klarnaMinimumAmount',
  },
  DW_APPLE_PAY: { kind: 'wallet', type: 'applepay', brand: 'Apple Pay', solution: '001' },
  // Salesforce's id of Google Pay, from its former name
  DW_ANDROID_PAY: { kind: 'wallet', type: 'googlepay', brand: 'Google Pay', solution: '012' },
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

/** Wallets whose payment is approved on the wallet's own page. */
export type Wallet = MethodWith<{ kind: 'wallet'; isChoosable: true }>
/** Wallets that are approved in a sheet over the page of the shop. */
export type SheetWallet = MethodWith<{ solution: string }>
type BrandlessMethod = Exclude<keyof Methods, MethodWith<{ brand: string }>>
/** Methods that need a name where they are chosen. */
export type ChoiceToName = Extract<BrandlessMethod, MethodWith<{ isChoosable: true }>>
/** Methods that need a name on an order; a gift card is shown by its number. */
export type PaymentToName = Exclude<BrandlessMethod, MethodWith<{ kind: 'gift' }>>

export const CARD = 'CREDIT_CARD' satisfies MethodWith<{ kind: 'card' }>
export const GIFT_CARD = 'GIFTCARD' satisfies MethodWith<{ kind: 'gift' }>
export const NO_PAYMENT = 'NO_PAYMENT' satisfies MethodWith<{ kind: 'none' }>

/** Returns what is known of a method; undefined for an unknown method. */
export function paymentFactsOf(methodId: string): PaymentMethodFacts | undefined {
  return Object.entries<PaymentMethodFacts>(PAYMENT_METHODS).find(([id]) => id === methodId)?.[1]
}

/** Returns how a method pays; undefined for an unknown method. */
export function paymentKindOf(methodId = ''): PaymentKind | undefined {
  // another commerce service may have its own gift card methods
  return paymentFactsOf(methodId)?.kind ?? (methodId.startsWith('GIFT') ? 'gift' : undefined)
}

export function paymentBrandOf(methodId: string): string | undefined {
  return paymentFactsOf(methodId)?.brand
}

export function isWallet(methodId: string): methodId is Wallet {
  const facts = paymentFactsOf(methodId)
  return facts?.kind === 'wallet' && facts.isChoosable === true
}

export const wallets = Object.keys(PAYMENT_METHODS).filter(isWallet)

export function isSheetWallet(methodId: string): methodId is SheetWallet {
  return paymentFactsOf(methodId)?.solution !== undefined
}

export const sheetWallets = Object.keys(PAYMENT_METHODS).filter(isSheetWallet)

/** Returns whether a shopper can choose a method that the service offers. */
export function isChoosable(
  methodId: string,
  { inInstallments }: { inInstallments: boolean },
): boolean {
  const facts = paymentFactsOf(methodId)
  return facts?.isChoosable === true && (inInstallments || !facts.inInstallments)
}
