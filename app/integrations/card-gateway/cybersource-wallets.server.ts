import { z } from 'zod'
import { wallets } from '@/domain/payment-methods'
import { askProviderFor, providerFailed } from '@/lib/ask-provider.server'
import { serverConfig } from '@/site/server-config.server'
import { readJwtPayload } from './jwt-payload'
import type { WalletResult } from './wallet.port'

const TIMEOUT_MS = 10_000

const answer = z.object({
  wallet: z.enum(wallets),
  status: z.enum(['pending', 'approved', 'cancelled', 'expired']),
  amountDetails: z.object({ totalAmount: z.coerce.number() }),
  transientToken: z.string().optional(),
})
const payload = z.object({ exp: z.number() })

/** Returns the result of a wallet session. @throws AppError, not-found for an unknown session. */
export async function readWalletSession(id: string): Promise<WalletResult> {
  const address = `${serverConfig().cardGateway.origin}/wallets/v1/sessions/${encodeURIComponent(id)}`
  const call = { timeoutMs: TIMEOUT_MS }
  const session = await askProviderFor('card gateway', address, answer, call)
  const { wallet, status, amountDetails, transientToken: token } = session
  if (status !== 'approved') return { status, wallet }
  const expiry = payload.safeParse(readJwtPayload(token ?? ''))
  if (!token || !expiry.success) {
    throw providerFailed('card gateway', 'The token of the wallet cannot be read.')
  }
  return {
    status,
    wallet,
    amount: amountDetails.totalAmount,
    token,
    expiresAt: expiry.data.exp,
  }
}
