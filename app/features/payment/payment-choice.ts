import type { Wallet } from '@/domain/payment-methods'

/** How the shopper wants to pay, besides gift cards. */
export type PaymentChoice =
  /** As the basket says already. */
  | { kind: 'unchanged' }
  /** `paysLater`: it is charged when the order leaves (PAY-007). */
  | { kind: 'new card'; isSaved: boolean; paysLater: boolean }
  | { kind: 'saved card'; id: string; paysLater: boolean }
  | { kind: 'wallet'; wallet: Wallet }
  /** Paid after the order. */
  | { kind: 'later'; methodId: string }
  /** Nothing has to be chosen: gift cards cover it, or it is free. */
  | { kind: 'gift cards' | 'nothing' }
