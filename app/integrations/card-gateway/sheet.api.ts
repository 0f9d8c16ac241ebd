import { z } from 'zod'
import { siteRoutes } from '@/commerce-client/site-routes'
import { callSite } from '@/commerce-client/transport'
import { AppError } from '@/errors/app-error'
import { GENERIC_ERROR_TEXT } from '@/errors/errors.messages'
import { toAppError } from '@/errors/to-app-error'
import { decimalsOf } from '@rules/currency'
import type { SheetWallet } from '@rules/payment-methods'

const TIMEOUT_MS = 20_000

const opened = z.object({
  merchantSession: z.string(),
  approvalUrl: z.url({ protocol: /^https?$/ }),
})
const approval = z.object({ token: z.string().min(1) })

interface Approval {
  basketId: string
  wallet: SheetWallet
  amount: number
  currency: string
  /** Where the stand-in takes the money from; `empty` is declined when it is charged. */
  source: 'balance' | 'empty'
}

/**
 * Approves an amount in the gateway's stand-in for a wallet.
 * @returns the encrypted payment. Throws AppError.
 */
export async function approveInStandIn(
  siteId: string,
  { basketId, wallet, amount, currency, source }: Approval,
): Promise<string> {
  const answer = await callSite(siteId, siteRoutes.walletSheet, { body: { basketId, wallet } })
  const { merchantSession, approvalUrl } = opened.parse(answer)
  const totalAmount = amount.toFixed(decimalsOf(currency))
  // a form, which browsers send to another origin without asking first
  const body = new URLSearchParams({ merchantSession, totalAmount, currency, source })
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(approvalUrl, { method: 'POST', body, signal }).catch(
    (error: unknown) => {
      throw toAppError(error)
    },
  )
  const approved = approval.safeParse(await response.json().catch(() => undefined))
  if (response.ok && approved.success) return approved.data.token
  const { status } = response
  throw new AppError({ kind: 'unexpected', status, message: GENERIC_ERROR_TEXT })
}
