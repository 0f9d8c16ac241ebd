import type { CardFacts, StoredCard } from '../card-gateway/card-gateway.schemas'
import type { PaymentCard } from './payment-card.schemas'
import type { SheetWallet, Wallet } from '../../rules/payment-methods'

export interface AuthorizationRequest {
  /** Identifies the payment: the same reference is never charged twice. */
  reference: string
  amountMinor: number
  currency: string
  /** The paying customer. A saved card may only pay for its owner. */
  customerId: string
  /** The token from the card fields, or from the wallet's approval in the browser (a JWT). */
  transientToken: string
  /** A card in the gateway's own vault, used instead of the token. */
  savedCard?: StoredCard
  /** The wallet that approved, e.g. `PayPal`; absent for a card. */
  wallet?: string
  /** The basket that was approved in the wallet; absent for a card. */
  basketId?: string
  /** The billing address, which banks verify; absent for payments without one. */
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

export interface AuthorizationResult {
  isApproved: boolean
  /** The gateway, or the bank, has declined this payment; absent when it could not be asked. */
  isDeclined?: boolean
  /** The gateway's payment id; absent when the token could not be used. */
  id?: string
  message?: string
  /** The card data that may be shown. */
  card?: PaymentCard
}

/** A payment that the gateway was asked for, and of which the answer was lost. */
export type LookUpRequest = Pick<
  AuthorizationRequest,
  'reference' | 'currency' | 'transientToken' | 'wallet'
>

export type FoundPayment =
  | { state: 'charged'; id: string; amountMinor: number }
  /** Declined, or given back already. */
  | { state: 'not-charged' }
  /** Not there, or not yet: requests may arrive late, and take time to be found. */
  | { state: 'absent' }
  /** The gateway cannot tell; an operator must check there. */
  | { state: 'unknown' }

export interface ReversalRequest {
  id: string
  reference: string
  amountMinor: number
  currency: string
}

export type RefundRequest = ReversalRequest

export interface RefundResult {
  /** The reason for the gateway's refusal; absent if it refunds the money. */
  problem?: string
}

/** A request for approval on a wallet's own page. */
export interface WalletRequest {
  wallet: string
  basketId: string
  amountMinor: number
  currency: string
  merchantName: string
  returnUrl: string
  /** e.g. `es-US` */
  language: string
}

/** A request to show a wallet's sheet on a page of the shop. */
export interface SheetRequest {
  wallet: SheetWallet
  basketId: string
  /** The origin of the page, e.g. `https://shop.example`. */
  origin: string
  /** The merchant's name in the sheet. */
  displayName: string
  /** Where Apple Pay validates the merchant; from the browser. */
  validationUrl?: string
}

/** Rejects if the provider must not be asked now. */
export type BeforeContact = () => Promise<void>

export interface OpenWallet {
  id: string
  approvalUrl: string
}

export type WalletApproval = { wallet: Wallet; amountMinor: number; currency: string } & (
  | { status: 'approved'; transientToken: string; expiresAt: Date }
  /** `pending` means that the shopper has not decided yet. */
  | { status: 'cancelled' | 'expired' | 'pending' }
)

/** Authorizes payments without ever receiving a card number. */
export interface CardGateway {
  /** The wallets that this gateway can open; a site's other wallets are not offered. */
  wallets: readonly string[]
  /** `true`: its wallets' sheets are stand-ins, which need no browser that has the wallet. */
  hasStandInSheets: boolean
  authorize(request: AuthorizationRequest): Promise<AuthorizationResult>
  /**
   * Looks a payment up, without asking for it.
   * @throws Problem 503 without a response
   */
  find(request: LookUpRequest): Promise<FoundPayment>
  /**
   * Stores the card of a transient token after the card's bank has approved it. The token cannot be
   * used again.
   * @returns undefined for an unusable token or a declined card
   * @throws Problem 503 without a response
   */
  saveCard(transientToken: string): Promise<(CardFacts & { token: string }) | undefined>
  /**
   * A card that is not in the vault causes no error.
   * @throws Problem 503 without a response
   */
  deleteCard(token: string): Promise<void>
  /** @throws Problem 400 if the wallet refuses, 429, 503 without a response. */
  openWallet(request: WalletRequest): Promise<OpenWallet>
  /**
   * @param beforeContact awaited before a provider is asked, so that the caller can limit that; not
   *   called for what settings answer
   * @returns what the wallet's sheet needs to know of the merchant
   * @throws Problem 400 for a foreign validation address, 503 without a response
   */
  openSheet(request: SheetRequest, beforeContact: BeforeContact): Promise<object>
  /** @throws Problem 404 for an unknown visit, 503 without a response */
  readWallet(id: string): Promise<WalletApproval>
  /** Reverses an authorized amount. Repeated calls have no effect. */
  reverse(request: ReversalRequest): Promise<void>
  /**
   * Repeated calls with the same reference refund once.
   * @throws Problem 503 without a response
   */
  refund(request: RefundRequest): Promise<RefundResult>
}
