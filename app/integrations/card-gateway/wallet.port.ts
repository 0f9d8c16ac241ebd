import type { Wallet } from '@/domain/payment-methods'

/** What came of the shopper's visit to a wallet's page. */
export type WalletResult =
  | {
      status: 'approved'
      wallet: Wallet
      /** In the site's currency. */
      amount: number
      token: string
      /** Epoch seconds; afterwards it has to be approved again. */
      expiresAt: number
    }
  /** `pending`: the shopper came back without deciding. */
  | { status: 'cancelled' | 'expired' | 'pending'; wallet: Wallet }
