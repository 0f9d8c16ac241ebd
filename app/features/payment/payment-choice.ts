import type { OfferedMethod } from '@/commerce-client/payments'
import { wallets, type Wallet } from '@/integrations/card-gateway/wallet.port'

/** How the shopper wants to pay, besides gift cards. */
export type PaymentChoice =
  /** As the basket says already. */
  | { kind: 'kept' }
  /** `paysLater`: it is charged when the order leaves (PAY-007). */
  | { kind: 'new card'; isSaved: boolean; paysLater: boolean }
  | { kind: 'saved card'; id: string; paysLater: boolean }
  | { kind: 'wallet'; wallet: Wallet }
  | { kind: 'check' }
  /** Nothing has to be chosen: gift cards cover it, or it is free. */
  | { kind: 'gift cards' | 'nothing' }

export const CARD = 'CREDIT_CARD'
export const CHECK = 'PAY_BY_CHECK'

/** What shoppers know wallets by. */
export const WALLET_NAMES: Readonly<Record<Wallet, string>> = {
  PayPal: 'PayPal',
  Venmo: 'Venmo',
  KLARNA: 'Klarna',
}

export function isWallet(methodId: string): methodId is Wallet {
  return wallets.some((wallet) => wallet === methodId)
}

/** The wallet that takes payment in installments. */
const INSTALLMENTS: Wallet = 'KLARNA'

/**
 * Those that a shopper can choose, as the merchant lists them: gift cards are entered elsewhere, and
 * what this shop does not know how to carry out (Apple Pay, PAY-033) is left out.
 */
export function toChoosable(
  methods: readonly OfferedMethod[],
  { inInstallments }: { inInstallments: boolean },
): OfferedMethod[] {
  return methods.filter(
    ({ id }) =>
      id === CARD || id === CHECK || (isWallet(id) && (id !== INSTALLMENTS || inInstallments)),
  )
}
