import { z } from 'zod'
import { siteRoutes } from '@/commerce-client/site-routes'
import { callSite } from '@/commerce-client/transport'
import { wallets, type Wallet } from '@rules/payment-methods'
import type { WalletResult } from './wallet.port'

const opened = z.object({ approvalUrl: z.url({ protocol: /^https?$/ }) })

const result = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('approved'),
    wallet: z.enum(wallets),
    amount: z.number(),
    token: z.string().min(1),
    expiresAt: z.number(),
  }),
  z.object({ status: z.enum(['cancelled', 'expired', 'pending']), wallet: z.enum(wallets) }),
])

/**
 * Requests a wallet's approval of the amount that a basket still has to pay.
 * @param returnPath path of the storefront page that the shopper returns to, with the parameter
 * `approval` added
 * @returns the URL of the wallet's page. Throws AppError.
 */
export async function openWallet(
  siteId: string,
  request: { basketId: string; wallet: Wallet; returnPath: string },
): Promise<string> {
  const answer = await callSite(siteId, siteRoutes.walletSession, { body: request })
  return opened.parse(answer).approvalUrl
}

/** Returns the shopper's decision; a repeated call returns the same. Throws AppError. */
export async function readWalletResult(siteId: string, approvalId: string): Promise<WalletResult> {
  const body = { id: approvalId }
  return result.parse(await callSite(siteId, siteRoutes.walletApproval, { body }))
}
