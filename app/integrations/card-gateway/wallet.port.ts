/** Wallets that are paid with on a page of their own. */
export const wallets = ['PayPal', 'Venmo', 'KLARNA'] as const
export type Wallet = (typeof wallets)[number]

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
