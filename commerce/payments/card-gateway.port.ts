import type { PaymentCard } from '../baskets/basket-document.schemas'

export interface AuthorizationRequest {
  /** Names the payment: the same reference is never charged twice. */
  reference: string
  amountMinor: number
  currency: string
  /** What the card fields, or the wallet's approval, gave in the browser (a JWT). */
  transientToken: string
  /** The wallet that approved, e.g. `PayPal`; absent: a card. */
  wallet?: string
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

/** Authorises payments without ever seeing a card. */
export interface CardGateway {
  authorize(request: AuthorizationRequest): Promise<AuthorizationResult>
  /** Gives an authorised amount back. Asked again, it does nothing. */
  reverse(request: ReversalRequest): Promise<void>
}
