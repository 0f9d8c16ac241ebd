import { randomBytes, randomInt } from 'node:crypto'
import { z } from 'zod'
import { paymentFactsOf, sheetWallets, wallets } from '../../rules/payment-methods'
import type { Db } from '../db/client'
import { toMinor } from '../money'
import {
  detectBrand,
  isExpired,
  isValidNumber,
  isValidSecurityCode,
  maskNumber,
} from './card-number.rules'
import { getBrowserBundles } from './browser-bundles'
import {
  insertPayment,
  insertToken,
  refundPayment,
  reversePayment,
  selectPayment,
  selectToken,
  type StoredPayment,
  type StoredRefund,
} from './card-gateway.repository'
import {
  CaptureContext,
  PAID_REFERENCE,
  PaymentToken,
  type PaymentRequest,
  type RefundRequest,
  type ReversalRequest,
  type SearchRequest,
  type SessionRequest,
  type TokenRequest,
} from './card-gateway.schemas'
import { toCaptureContext, toTokenPayload } from './gateway-jwt.mapper'
import { GatewayRefusal } from './gateway-refusal'
import { createGatewaySigner, TOKEN_ISSUER, TOKEN_SECONDS } from './gateway-signer'
import { AMOUNT_EXCEEDED, APPROVED, outcomeOf } from './test-cards.rules'

const SESSION_SECONDS = 15 * 60
const SESSION_ISSUER = 'Flex API'

const AnyWallet = z.enum([...wallets, ...sheetWallets])

interface GatewaySession {
  targetOrigins: string[]
  allowedCardNetworks: string[]
}

export interface CardGatewayService {
  /** @returns the capture context (a JWT) with which the card fields are created. */
  createSession(request: SessionRequest): Promise<string>
  /** @throws GatewayRefusal if the gateway did not sign the context, or it has expired. */
  readSession(captureContext: string): Promise<GatewaySession>
  /**
   * Only its masked data is stored, and the outcome of its payments.
   * @returns the transient token (a JWT), valid for one payment within 15 minutes.
   */
  createToken(request: TokenRequest): Promise<string>
  /** Finds a payment by its reference. */
  search(request: SearchRequest): Promise<StoredPayment | undefined>
  /** Reverses an authorized payment. @throws GatewayRefusal 404 for an unknown payment. */
  reverse(id: string, request: ReversalRequest): Promise<StoredPayment>
  /**
   * A repeated reference returns the first result.
   * @throws GatewayRefusal 404 for an unknown payment, for another currency or more than the
   * remaining amount.
   */
  refund(id: string, request: RefundRequest): Promise<StoredRefund>
  /**
   * A repeated reference with the same amount returns the first result.
   * @throws GatewayRefusal for a token that is unknown, expired or used.
   */
  pay(request: PaymentRequest): Promise<StoredPayment>
}

interface Dependencies {
  origin: string
  now: () => Date
}

/** Creates the embedded card gateway: Flex Microform v2 and Payments v2. */
export function createCardGateway(db: Db, { origin, now }: Dependencies): CardGatewayService {
  const { getKey, sign, verify } = createGatewaySigner(db, { now })

  async function readSession(captureContext: string): Promise<GatewaySession> {
    const payload = await verify(captureContext, SESSION_ISSUER, 'captureContext')
    return CaptureContext.parse(payload).ctx[0].data
  }

  return {
    readSession,

    async createSession(request) {
      const { publicJwk, kid } = await getKey()
      const { library } = await getBrowserBundles()
      const payload = toCaptureContext(request, { origin, library, jwk: { ...publicJwk, kid } })
      return sign(
        { ...payload, jti: randomBytes(12).toString('base64url') },
        SESSION_ISSUER,
        SESSION_SECONDS,
      )
    },

    async createToken(request) {
      checkCard(request, await readSession(request.captureContext), now())
      const jti = randomBytes(32).toString('hex')
      const cardType = detectBrand(request.number)?.type ?? ''
      const expiresAt = new Date(now().getTime() + TOKEN_SECONDS * 1000)
      const maskedNumber = maskNumber(request.number)
      const outcome = outcomeOf(request.number)
      await insertToken(db, { jti, maskedNumber, cardType, outcome, expiresAt }, now())
      return sign({ ...toTokenPayload(request, cardType), jti }, TOKEN_ISSUER, TOKEN_SECONDS)
    },
    ...createReturns(db, now),
    search: ({ query }) => selectPayment(db, query.slice(query.indexOf(':') + 1)),

    async pay(request) {
      const { code: referenceCode } = request.clientReferenceInformation
      const { totalAmount, currency } = request.orderInformation.amountDetails
      const amountMinor = toMinor(Number(totalAmount), currency)
      const asked = { amountMinor, currency }
      const earlier = await selectPayment(db, referenceCode)
      if (earlier) return sameOrRefuse(earlier, asked)

      const { field, jwt, wallet } = readPayingToken(request)
      const { jti } = PaymentToken.parse(await verify(jwt, TOKEN_ISSUER, field))
      const token = await selectToken(db, jti)
      const approvedBy = AnyWallet.safeParse(token?.card_type).data
      if (!token || approvedBy !== wallet)
        throw new GatewayRefusal('INVALID_DATA', 'The token is not known.', field)
      if (approvedBy !== undefined && !isApprovedFor(token, currency, request)) {
        const message = 'The token was approved for something else.'
        throw new GatewayRefusal('INVALID_DATA', message, field)
      }
      const outcome = outcomeFor(token, amountMinor)
      const isApproved = outcome === APPROVED
      const paid = await insertPayment(db, {
        referenceCode,
        id: newPaymentId(now()),
        jti,
        ...asked,
        status: isApproved ? 'AUTHORIZED' : 'DECLINED',
        reason: isApproved ? null : outcome,
      })
      if (paid) return paid
      const meanwhile = await selectPayment(db, referenceCode)
      if (meanwhile) return sameOrRefuse(meanwhile, asked)
      throw new GatewayRefusal('INVALID_DATA', 'The token has been used already.', field)
    },
  }
}

/** A wallet's sheet returns its token as encrypted payment, everything else as transient token. */
function readPayingToken({
  processingInformation,
  paymentInformation: { fluidData, paymentType } = {},
  tokenInformation,
}: PaymentRequest) {
  if (!fluidData) {
    const jwt = tokenInformation?.transientTokenJwt ?? ''
    return { field: 'tokenInformation.transientTokenJwt', jwt, wallet: paymentType?.name }
  }
  const solution = processingInformation?.paymentSolution
  const jwt = Buffer.from(fluidData.value, 'base64').toString()
  const wallet = sheetWallets.find((id) => paymentFactsOf(id)?.solution === solution)
  return { field: 'paymentInformation.fluidData.value', jwt, wallet }
}

function createReturns(db: Db, now: () => Date): Pick<CardGatewayService, 'refund' | 'reverse'> {
  return {
    async refund(id, { clientReferenceInformation, orderInformation }) {
      const { totalAmount, currency } = orderInformation.amountDetails
      const refund = {
        reference_code: clientReferenceInformation.code,
        id: newPaymentId(now()),
        payment_id: id,
        amount_minor: toMinor(Number(totalAmount), currency),
        currency,
        created_at: now(),
      }
      const given = await db.transaction().execute((trx) => refundPayment(trx, refund))
      if (given === undefined) {
        throw new GatewayRefusal('INVALID_DATA', 'There is no such payment.', 'id', 404)
      }
      if (given !== 'exceeded') return given
      const field = 'orderInformation.amountDetails'
      throw new GatewayRefusal('INVALID_DATA', 'The payment has less than that left.', field)
    },
    async reverse(id, { clientReferenceInformation, reversalInformation }) {
      const { totalAmount, currency = '' } = reversalInformation?.amountDetails ?? {}
      const amountMinor = totalAmount === undefined ? null : toMinor(Number(totalAmount), currency)
      const { code } = clientReferenceInformation
      const reversed = await reversePayment(db, id, code, { at: now(), amountMinor })
      if (reversed) return reversed
      throw new GatewayRefusal('INVALID_DATA', 'There is no such payment.', 'id', 404)
    },
  }
}

/** Returns whether the payment matches the wallet's approval: same basket and same currency. */
function isApprovedFor(
  token: { approved_currency: string | null; approved_reference: string | null },
  currency: string,
  { merchantDefinedInformation }: PaymentRequest,
): boolean {
  const paid = merchantDefinedInformation.find(({ key }) => key === PAID_REFERENCE)?.value
  return token.approved_currency === currency && token.approved_reference === (paid ?? '')
}

/** Declines a payment that exceeds the amount approved in the wallet. */
function outcomeFor(
  { outcome, approved_minor: approvedMinor }: { outcome: string; approved_minor: number | null },
  amountMinor: number,
): string {
  const isMore = approvedMinor !== null && amountMinor > approvedMinor
  return isMore && outcome === APPROVED ? AMOUNT_EXCEEDED : outcome
}

function checkCard(request: TokenRequest, session: GatewaySession, now: Date): void {
  const { number, securityCode, expirationMonth, expirationYear } = request
  const brand = detectBrand(number)
  const isTaken = brand !== undefined && session.allowedCardNetworks.includes(brand.network)
  if (!isTaken || !isValidNumber(number))
    throw new GatewayRefusal('INVALID_DATA', 'The card number is not valid.', 'number')
  if (securityCode !== undefined && !isValidSecurityCode(securityCode, brand)) {
    throw new GatewayRefusal('INVALID_DATA', 'The security code is not valid.', 'securityCode')
  }
  if (isExpired(Number(expirationMonth), Number(expirationYear), now)) {
    throw new GatewayRefusal('INVALID_DATA', 'The card has expired.', 'expirationMonth')
  }
}

function sameOrRefuse(
  earlier: StoredPayment,
  asked: { amountMinor: number; currency: string },
): StoredPayment {
  const isSame = earlier.amount_minor === asked.amountMinor && earlier.currency === asked.currency
  if (isSame) return earlier
  const field = 'clientReferenceInformation.code'
  throw new GatewayRefusal('DUPLICATE_REQUEST', 'The reference was used for another amount.', field)
}

// 22 digits, like the real gateway's ids
function newPaymentId(now: Date): string {
  return `${now.getTime()}${String(randomInt(1e9)).padStart(9, '0')}`
}
