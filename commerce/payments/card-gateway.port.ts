import type { PaymentCard } from '../baskets/model/basket-document.schemas'

export interface AuthorizationRequest {
  /** Names the payment: the same reference is never charged twice. */
  reference: string
  amountMinor: number
  currency: string
  /** Who pays: a saved card pays for its own customer alone. */
  customerId: string
  /** What the card fields, or the wallet's approval, gave in the browser (a JWT). */
  transientToken: string
  /** The wallet that approved, e.g. `PayPal`; absent: a card. */
  wallet?: string
  /** The basket that the wallet approved; absent for a card. */
  basketId?: string
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

/** Authorises payments without ever seeing a card. */
export interface CardGateway {
  authorize(request: AuthorizationRequest): Promise<AuthorizationResult>
  /** @throws Problem 400 for what the wallet refuses, 429, 503 without an answer. */
  openWallet(request: WalletRequest): Promise<OpenWallet>
  /** Gives an authorised amount back. Asked again, it does nothing. */
  reverse(request: ReversalRequest): Promise<void>
  /**
   * Gives a part of a payment back. Asked again with the same reference, it gives back once.
   * @throws Problem 503 without an answer
   */
  refund(request: RefundRequest): Promise<RefundResult>
}
