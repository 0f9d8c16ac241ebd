import type { PaymentCard } from '../baskets/basket-document.schemas'

export interface AuthorizationRequest {
  /** Names the payment: the same reference is never charged twice. */
  reference: string
  amountMinor: number
  currency: string
  /** What the card fields in the browser gave for the card (a JWT). */
  transientToken: string
}

export interface AuthorizationResult {
  isApproved: boolean
  /** The gateway's id of the payment; absent when it could not use the card's token. */
  id?: string
  /** Why it was declined, for the shopper. */
  message?: string
  /** What may be shown of the card. */
  card?: PaymentCard
}

/** Authorises card payments without ever seeing a card. */
export interface CardGateway {
  authorize(request: AuthorizationRequest): Promise<AuthorizationResult>
}
