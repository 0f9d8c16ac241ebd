import type { PaymentCard } from '../baskets/model/basket-document.schemas'
import type { Wallet } from './payment-methods.rules'

export interface AuthorizationRequest {
  /** Names the payment: the same reference is never charged twice. */
  reference: string
  amountMinor: number
  currency: string
  /** Who pays: a saved card pays for its own customer alone. */
  customerId: string
  /** What the card fields, or the wallet's approval, gave in the browser (a JWT). */
  transientToken: string
  /** A card of the gateway's own vault, which pays in place of the token. */
  savedCard?: StoredCard
  /** The wallet that approved, e.g. `PayPal`; absent: a card. */
  wallet?: string
  /** The basket that the wallet approved; absent for a card. */
  basketId?: string
  /** The address on the bill, which banks compare with their own. Absent from payments without one. */
  billTo?: BillingContact
}

export interface BillingContact {
  firstName?: string
  lastName?: string
  address1?: string
  address2?: string
  city?: string
  stateCode?: string
  postalCode?: string
  /** e.g. `US` */
  countryCode?: string
  phone?: string
  email?: string
}

/** A card in a vault, by the token that stands for it. */
export interface StoredCard {
  token: string
  /** `XXXXXXXXXXXX1111` */
  maskedNumber: string
  /** The gateway's code of the brand, e.g. `001`. */
  type: string
  /** The brand's name, e.g. `Visa`. */
  brand: string
  expirationMonth: number
  expirationYear: number
}

/** What a transient token says of its card. */
export interface CardFacts {
  maskedNumber: string
  bin: string
  /** The gateway's code of the brand, e.g. `001`. */
  type: string
  /** `01` to `12` */
  month: string
  year: string
}

export interface AuthorizationResult {
  isApproved: boolean
  /** The gateway's id of the payment; absent when it could not use the token. */
  id?: string
  /** Why it was declined, for the shopper. */
  message?: string
  /** What may be shown of the card. */
  card?: PaymentCard
}

export interface ReversalRequest {
  /** The gateway's id of the payment. */
  id: string
  reference: string
  amountMinor: number
  currency: string
}

/** A part of a payment that goes back; the reference is the refund's own. */
export type RefundRequest = ReversalRequest

export interface RefundResult {
  /** Why the gateway refused; absent: the money goes back. */
  problem?: string
}

/** What a wallet is to have approved on its own page. */
export interface WalletRequest {
  wallet: string
  basketId: string
  amountMinor: number
  currency: string
  /** Who is paid, as the shopper knows them. */
  merchantName: string
  /** The shop's page that the shopper comes back to. */
  returnUrl: string
  /** e.g. `es-US` */
  language: string
}

export interface OpenWallet {
  id: string
  /** The page on which the shopper decides. */
  approvalUrl: string
}

/** The result of a shopper's visit to a wallet's page. */
export type WalletApproval = { wallet: Wallet; amountMinor: number } & (
  | { status: 'approved'; transientToken: string; expiresAt: Date }
  /** `pending`: the shopper has not decided. */
  | { status: 'cancelled' | 'expired' | 'pending' }
)

/** Authorises payments without ever seeing a card. */
export interface CardGateway {
  /** The wallets that can be paid with; others of a site are not offered. */
  wallets: readonly string[]
  authorize(request: AuthorizationRequest): Promise<AuthorizationResult>
  /**
   * Stores the card of a transient token, once the card's bank has agreed to it. The token is used up.
   * @returns undefined for a token that cannot be used, or a card that is declined
   * @throws Problem 503 without an answer
   */
  saveCard(transientToken: string): Promise<(CardFacts & { token: string }) | undefined>
  /**
   * Deletes a saved card from the gateway's vault; a card that is not there is no error.
   * @throws Problem 503 without an answer
   */
  deleteCard(token: string): Promise<void>
  /** @throws Problem 400 for what the wallet refuses, 429, 503 without an answer. */
  openWallet(request: WalletRequest): Promise<OpenWallet>
  /** @throws Problem 404 for an unknown visit, 503 without an answer */
  readWallet(id: string): Promise<WalletApproval>
  /** Gives an authorised amount back. Asked again, it does nothing. */
  reverse(request: ReversalRequest): Promise<void>
  /**
   * Gives a part of a payment back. Asked again with the same reference, it gives back once.
   * @throws Problem 503 without an answer
   */
  refund(request: RefundRequest): Promise<RefundResult>
}
