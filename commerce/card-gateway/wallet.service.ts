import { randomBytes } from 'node:crypto'
import type { Db } from '../db/client'
import { toAmountText } from '../../rules/money-text'
import { toMinor } from '../money'
import { insertToken } from './card-gateway.repository'
import type { WalletDecision, WalletSessionRequest } from './card-gateway.schemas'
import { GATEWAY_PATH } from './gateway-jwt.mapper'
import { GatewayRefusal } from './gateway-refusal'
import { createGatewaySigner, TOKEN_ISSUER, TOKEN_SECONDS } from './gateway-signer'
import { APPROVED, WALLET_DECLINED } from './test-cards.rules'
import { isShopPage, toReturnAddress } from './wallet-return.rules'
import {
  countSessions,
  decideSession,
  insertSession,
  selectSession,
  type WalletSession,
} from './wallet.repository'

/** How long a shopper has to decide; after that, they must start again from the shop. */
const SESSION_MS = 15 * 60_000
/** Maximum number of sessions for one basket within that time; more must come from a script. */
const MAX_SESSIONS = 20

/** `expired`: the shopper did not decide in time, or the approval was not used in time. */
type WalletStatus = WalletSession['status'] | 'expired'

/** The result of a session for the shop, which includes the payment token after an approval. */
interface WalletResult {
  id: string
  wallet: WalletSession['wallet']
  status: WalletStatus
  amountDetails: { totalAmount: string; currency: string }
  transientToken?: string
}

export interface WalletService {
  /** @throws GatewayRefusal for a return page of an unknown shop, 429 for too many sessions. */
  createSession(
    request: WalletSessionRequest,
  ): Promise<{ id: string; approvalUrl: string; expiresAt: string }>
  /** @throws GatewayRefusal 404 */
  getSession(id: string): Promise<{ session: WalletSession; status: WalletStatus }>
  /**
   * Only the first decision counts.
   * @returns the URL to which the shopper is redirected.
   * @throws GatewayRefusal 404
   */
  decide(id: string, decision: WalletDecision): Promise<string>
  /**
   * Returns the same result for each call, because the shop's page may be reloaded.
   * @throws GatewayRefusal 404
   */
  getResult(id: string): Promise<WalletResult>
}

interface Dependencies {
  origin: string
  /** Origins other than local ones to which shoppers may be redirected. */
  shopOrigins: readonly string[]
  now: () => Date
}

/**
 * Creates the wallets: the shopper is redirected to a page of the gateway, decides there, and is
 * redirected back.
 */
export function createWallets(db: Db, { origin, shopOrigins, now }: Dependencies): WalletService {
  const signer = createGatewaySigner(db, { now })

  async function getSession(id: string) {
    const session = await selectSession(db, id)
    if (session) return { session, status: statusOf(session, now()) }
    throw new GatewayRefusal('INVALID_DATA', 'There is no such session.', 'id', 404)
  }

  return {
    getSession,

    async createSession(request) {
      const { wallet, merchantName, returnUrl, language, amountDetails } = request
      const { code: reference } = request.clientReferenceInformation
      if (!isShopPage(returnUrl, shopOrigins)) {
        const message = 'The page is not one of a known shop.'
        throw new GatewayRefusal('INVALID_DATA', message, 'returnUrl')
      }
      const since = new Date(now().getTime() - SESSION_MS)
      if ((await countSessions(db, reference, since)) >= MAX_SESSIONS) {
        throw new GatewayRefusal('TOO_MANY_REQUESTS', 'Please try again later.', undefined, 429)
      }
      const id = randomBytes(32).toString('hex')
      const expiresAt = new Date(now().getTime() + SESSION_MS)
      const session = {
        id,
        wallet,
        reference,
        merchant: merchantName,
        amount_minor: toMinor(Number(amountDetails.totalAmount), amountDetails.currency),
        currency: amountDetails.currency,
        language,
        return_url: returnUrl,
        created_at: now(),
        expires_at: expiresAt,
      }
      await insertSession(db, session, now())
      const approvalUrl = `${origin}${GATEWAY_PATH}/wallets/v1/approve/${id}`
      return { id, approvalUrl, expiresAt: expiresAt.toISOString() }
    },

    async decide(id, { decision, source }) {
      const { session } = await getSession(id)
      const isApproved = decision === 'approve'
      const jti = isApproved ? randomBytes(32).toString('hex') : null
      const status = isApproved ? 'approved' : 'cancelled'
      const decided = await decideSession(db, id, { status, jti, at: now() })
      if (decided && jti !== null) {
        const { wallet: cardType, amount_minor: approvedMinor } = decided
        const expiresAt = new Date(now().getTime() + TOKEN_SECONDS * 1000)
        const outcome = source === 'balance' ? APPROVED : WALLET_DECLINED
        const { currency: approvedCurrency, reference: approvedReference } = decided
        const approved = { approvedMinor, approvedCurrency, approvedReference }
        const token = { jti, maskedNumber: '', cardType, outcome, expiresAt, ...approved }
        await insertToken(db, token, now())
      }
      return toReturnAddress(session.return_url, id)
    },

    async getResult(id) {
      const { session, status } = await getSession(id)
      const { wallet, currency, jti, decided_at: decidedAt } = session
      const totalAmount = toAmountText(session.amount_minor, currency)
      const result = { id, wallet, status, amountDetails: { totalAmount, currency } }
      if (status !== 'approved' || jti === null || decidedAt === null) return result
      const content = { paymentInformation: { wallet: { name: wallet } } }
      const payload = { type: 'wallet', content, jti }
      const transientToken = await signer.sign(payload, TOKEN_ISSUER, TOKEN_SECONDS, decidedAt)
      return { ...result, transientToken }
    },
  }
}

function statusOf({ status, decided_at, expires_at }: WalletSession, now: Date): WalletStatus {
  if (status === 'cancelled') return status
  const end =
    status === 'approved' && decided_at
      ? new Date(decided_at.getTime() + TOKEN_SECONDS * 1000)
      : expires_at
  return end <= now ? 'expired' : status
}
