import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Db } from '../db/client'
import { sheetWallets } from '../../rules/payment-methods'
import { toMinor } from '../money'
import { insertToken } from './card-gateway.repository'
import type { SheetApproval, SheetRequest } from './card-gateway.schemas'
import { GATEWAY_PATH } from './gateway-jwt.mapper'
import { GatewayRefusal } from './gateway-refusal'
import { createGatewaySigner, TOKEN_ISSUER, TOKEN_SECONDS } from './gateway-signer'
import { APPROVED, WALLET_DECLINED } from './test-cards.rules'

const SHEET_ISSUER = 'Wallet sheet'
/** Lifetime of a merchant session, in seconds, as at Apple. */
const SHEET_SECONDS = 5 * 60

const MerchantSession = z.object({
  jti: z.string(),
  wallet: z.enum(sheetWallets),
  reference: z.string(),
  origin: z.string(),
})

/** The stand-in for the wallets whose sheet opens over the page of the shop. */
export interface SheetService {
  /** @returns the merchant session (a JWT), for one approval on pages of that origin */
  openSheet(request: SheetRequest): Promise<{ merchantSession: string; approvalUrl: string }>
  /**
   * The shopper's approval of an amount.
   * @param origin of the page that shows the sheet
   * @returns the encrypted payment, in Base64, valid for one payment of that basket
   * @throws GatewayRefusal for a session that is expired, used, or of another shop
   */
  approve(approval: SheetApproval, origin: string | undefined): Promise<string>
}

interface Dependencies {
  /** Of the gateway, as browsers reach it. */
  origin: string
  now: () => Date
}

export function createSheets(db: Db, { origin: gateway, now }: Dependencies): SheetService {
  const { sign, verify } = createGatewaySigner(db, { now })
  return {
    async openSheet({ wallet, clientReferenceInformation, origin }) {
      const jti = randomBytes(32).toString('hex')
      const { code: reference } = clientReferenceInformation
      const session = { jti, wallet, reference, origin }
      return {
        merchantSession: await sign(session, SHEET_ISSUER, SHEET_SECONDS),
        approvalUrl: `${gateway}${GATEWAY_PATH}/sheets/v1/tokens`,
      }
    },

    async approve({ merchantSession, source, totalAmount, currency }, origin) {
      const field = 'merchantSession'
      const payload = await verify(merchantSession, SHEET_ISSUER, field)
      const session = MerchantSession.parse(payload)
      if (session.origin !== origin) {
        throw new GatewayRefusal('INVALID_DATA', 'The session is of another shop.', 'origin', 403)
      }
      const { jti, wallet: cardType, reference: approvedReference } = session
      const approvedMinor = toMinor(Number(totalAmount), currency)
      const outcome = source === 'balance' ? APPROVED : WALLET_DECLINED
      const expiresAt = new Date(now().getTime() + TOKEN_SECONDS * 1000)
      const approved = { approvedMinor, approvedCurrency: currency, approvedReference }
      const token = { jti, maskedNumber: '', cardType, outcome, expiresAt, ...approved }
      if (!(await insertToken(db, token, now()))) {
        throw new GatewayRefusal('INVALID_DATA', 'The session has been used already.', field)
      }
      return Buffer.from(await sign({ jti }, TOKEN_ISSUER, TOKEN_SECONDS)).toString('base64')
    },
  }
}
