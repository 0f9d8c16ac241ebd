import type { Wallet } from '@rules/payment-methods'

/** How the shopper wants to pay the amount left after gift cards. */
export type PaymentChoice =
  | { kind: 'unchanged' }
  /** `paysLater`: the card is charged when the order ships (PAY-007). */
  | { kind: 'new card'; isSaved: boolean; paysLater: boolean }
  | { kind: 'saved card'; id: string; paysLater: boolean }
  | { kind: 'wallet'; wallet: Wallet }
  /** Paid after ordering, e.g. by check. */
  | { kind: 'later'; methodId: string }
  /** No choice is needed, because gift cards pay everything or the order is free. */
  | { kind: 'gift cards' | 'nothing' }
