import type { Wallet } from '@rules/payment-methods'

export type WalletResult =
  | {
      status: 'approved'
      wallet: Wallet
      /** Amount in the site's currency. */
      amount: number
      token: string
      /** Epoch seconds; after that the payment has to be approved again. */
      expiresAt: number
    }
  /** `pending`: the shopper returned without a decision. */
  | { status: 'cancelled' | 'expired' | 'pending'; wallet: Wallet }
