import { z } from 'zod'
import { siteRoutes } from '@/commerce-client/site-routes'
import { callSite } from '@/commerce-client/transport'
import { wallets, type Wallet } from '@/domain/payment-methods'
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
 * Asks a wallet to have what a basket leaves to pay approved.
 * @param returnPath of the page in this shop that the shopper comes back to, with `approval` added
 * @returns the wallet's page. Throws AppError.
 */
export async function openWallet(
  siteId: string,
  request: { basketId: string; wallet: Wallet; returnPath: string },
): Promise<string> {
  const answer = await callSite(siteId, siteRoutes.walletSession, { body: request })
  return opened.parse(answer).approvalUrl
}

/** What the shopper decided; asked again, it answers the same. Throws AppError. */
export async function readWalletResult(siteId: string, approvalId: string): Promise<WalletResult> {
  const body = { id: approvalId }
  return result.parse(await callSite(siteId, siteRoutes.walletApproval, { body }))
}
