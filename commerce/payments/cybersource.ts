import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { sheetWallets, wallets } from '../../rules/payment-methods'
import { signCardRequest } from '../../config/card-gateway-account'
import type { Config } from '../config'
import type { PaymentCard } from './payment-card.schemas'
import { limitBody } from '../../rules/limit-body'
import { badRequest, notFound, tooManyRequests, unavailable } from '../http/problem'
import { toMinor } from '../money'
import { signMerchantRequest } from '../card-gateway/merchant-signature'
import type { AuthorizationRequest, AuthorizationResult, CardGateway } from './card-gateway.port'
import { cardOf, decode, readFacts } from './card-facts'
import { SEARCHES, SearchAnswer, toFound, toSearch } from './cybersource-search'
import { toPayment, toRefund, toReversal, toSaving, toWalletBody } from './cybersource.mapper'

const TIMEOUT_MS = 20_000

/** The token is unreadable, expired or used: nothing was charged. */
const UNUSABLE: AuthorizationResult = {
  isApproved: false,
  message: 'The card must be entered again.',
}
const UNUSABLE_WALLET: AuthorizationResult = {
  isApproved: false,
  message: 'The payment was not approved.',
}

/** The default format of the token vault: 32 hexadecimal digits. */
const VAULT_TOKEN = /^[0-9A-F]{32}$/

const PaymentAnswer = z.object({
  id: z.string(),
  status: z.enum(['AUTHORIZED', 'DECLINED']),
  clientReferenceInformation: z.object({ code: z.string() }),
  // CyberSource calls this field `authorizedAmount`, and may omit it when it declines
  orderInformation: z
    .object({
      amountDetails: z.object({
        totalAmount: z.string().optional(),
        authorizedAmount: z.string().optional(),
        currency: z.string(),
      }),
    })
    .optional(),
  errorInformation: z.object({ reason: z.string(), message: z.string() }).optional(),
  tokenInformation: z
    .object({ paymentInstrument: z.object({ id: z.string().regex(VAULT_TOKEN) }).optional() })
    .optional(),
})

const RefusalAnswer = z.object({ message: z.string().min(1) })

const WalletAnswer = z.object({ id: z.string(), approvalUrl: z.url() })

const SheetAnswer = z.object({ merchantSession: z.string(), approvalUrl: z.url() })

const WALLET_SESSION_ID = /^[0-9a-f]{64}$/
const WalletSession = z.object({
  wallet: z.enum(wallets),
  status: z.enum(['pending', 'approved', 'cancelled', 'expired']),
  amountDetails: z.object({ totalAmount: z.coerce.number(), currency: z.string() }),
  transientToken: z.string().optional(),
})
const Expiry = z.object({ exp: z.number() })

type GatewayConfig = Pick<Config, 'cardGatewayUrl' | 'cardGatewayAccount'>

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: string) => Promise<Response>

export interface GatewayOptions {
  /**
   * Origin of the embedded gateway, e.g. `http://127.0.0.1:4000`. Read at every call, because the
   * port may be assigned late.
   */
  ownOrigin: () => string
  /** The secret shared with the embedded gateway. */
  secret: string
  now: () => Date
}

/**
 * The card gateway over HTTP: Payments v2 with a transient token of Flex Microform. Uses the
 * embedded gateway, or CyberSource if its address and the merchant's account are configured.
 */
export function createCyberSource(config: GatewayConfig, options: GatewayOptions): CardGateway {
  const account = config.cardGatewayAccount
  const send = createSend(config, options)
  const post = (path: string, body: string) => send('POST', `/pts/v2/payments${path}`, body)

  return {
    ...createWalletPages(send, account),

    async authorize(request) {
      const card = request.wallet ? undefined : cardOf(request)
      if (!card && !request.wallet) return UNUSABLE
      const response = await post('', JSON.stringify(toPayment(request)))
      if (response.status === 400) return request.wallet ? UNUSABLE_WALLET : UNUSABLE
      const answer = PaymentAnswer.safeParse(await readJson(response))
      if (!response.ok || !answer.success || !isAnswerTo(request, answer.data)) {
        throw unavailable('The card gateway gave no usable answer.')
      }
      return toResult(answer.data, card)
    },

    async find({ reference, currency }) {
      const response = await send('POST', SEARCHES, JSON.stringify(toSearch(reference)))
      // the account may not search
      if ([400, 403, 404].includes(response.status)) return { state: 'unknown' }
      const answer = SearchAnswer.safeParse(await readJson(response))
      if (!response.ok || !answer.success) {
        throw unavailable('The card gateway gave no usable answer.')
      }
      return toFound(answer.data, { reference, currency })
    },

    async saveCard(transientToken) {
      const card = readFacts(transientToken)
      const reference = randomUUID()
      if (!card) return undefined
      const response = await post('', JSON.stringify(toSaving(reference, transientToken)))
      if (response.status === 400) return undefined
      const { data } = PaymentAnswer.safeParse(await readJson(response))
      if (!response.ok || data?.clientReferenceInformation.code !== reference) {
        throw unavailable('The card gateway gave no usable answer.')
      }
      if (data.status === 'DECLINED') return undefined
      const token = data.tokenInformation?.paymentInstrument?.id
      if (token === undefined) throw unavailable('The card gateway has no vault for cards.')
      return { ...card, token }
    },

    async deleteCard(token) {
      if (!account) throw unavailable('The account whose vault has the card is not configured.')
      const path = `/tms/v1/paymentinstruments/${encodeURIComponent(token)}`
      const response = await send('DELETE', path)
      // 410: the card was deleted before
      if (response.ok || response.status === 404 || response.status === 410) return
      throw unavailable('The card could not be deleted.')
    },

    async reverse(request) {
      const path = `/${encodeURIComponent(request.id)}/reversals`
      const response = await post(path, JSON.stringify(toReversal(request)))
      if (!response.ok) throw unavailable('The payment could not be given back.')
    },

    async refund(request) {
      const path = `/${encodeURIComponent(request.id)}/refunds`
      const response = await post(path, JSON.stringify(toRefund(request)))
      if (response.ok) return {}
      if (response.status !== 400 && response.status !== 404) {
        throw unavailable('The payment could not be given back.')
      }
      const refusal = RefusalAnswer.safeParse(await readJson(response))
      return { problem: refusal.data?.message ?? 'The card gateway refused.' }
    },
  }
}

function createWalletPages(
  send: Send,
  account: GatewayConfig['cardGatewayAccount'],
): Pick<CardGateway, 'wallets' | 'hasStandInSheets' | 'openWallet' | 'openSheet' | 'readWallet'> {
  return {
    // the wallets' pages and stand-in sheets exist only in the embedded gateway
    wallets: account ? [] : [...wallets, ...sheetWallets],
    hasStandInSheets: !account,
    async openSheet({ wallet, basketId, origin }, beforeContact) {
      if (account) throw unavailable('The card gateway has no sheets for wallets.')
      const clientReferenceInformation = { code: basketId }
      const body = JSON.stringify({ wallet, clientReferenceInformation, origin })
      await beforeContact()
      const response = await send('POST', '/sheets/v1/sessions', body)
      const answer = SheetAnswer.safeParse(await readJson(response))
      if (!response.ok || !answer.success) throw unavailable('The wallet gave no usable answer.')
      return answer.data
    },
    async openWallet(request) {
      if (account) throw unavailable('The card gateway has no pages for wallets.')
      const response = await send(
        'POST',
        '/wallets/v1/sessions',
        JSON.stringify(toWalletBody(request)),
      )
      const answer = WalletAnswer.safeParse(await readJson(response))
      if (response.status === 429) throw tooManyRequests('Please try again later.')
      if (response.status === 400) throw badRequest('The wallet does not take this payment.')
      if (!response.ok || !answer.success) throw unavailable('The wallet gave no usable answer.')
      return answer.data
    },
    async readWallet(id) {
      if (account || !WALLET_SESSION_ID.test(id)) throw notFound(`There is no approval '${id}'.`)
      const response = await send('GET', `/wallets/v1/sessions/${encodeURIComponent(id)}`)
      if (response.status === 404 || response.status === 400) {
        throw notFound(`There is no approval '${id}'.`)
      }
      const session = WalletSession.safeParse(await readJson(response))
      if (!response.ok || !session.success) throw unavailable('The wallet gave no usable answer.')
      const { wallet, status, amountDetails, transientToken } = session.data
      const { currency, totalAmount } = amountDetails
      const common = { wallet, currency, amountMinor: toMinor(totalAmount, currency) }
      if (status !== 'approved') return { ...common, status }
      const expiry = Expiry.safeParse(decode(transientToken ?? ''))
      if (!transientToken || !expiry.success) {
        throw unavailable('The wallet gave no usable answer.')
      }
      return { ...common, status, transientToken, expiresAt: new Date(expiry.data.exp * 1000) }
    },
  }
}

function createSend(
  { cardGatewayUrl, cardGatewayAccount: account }: GatewayConfig,
  { ownOrigin, secret, now }: GatewayOptions,
): Send {
  return async (method, path, body) => {
    const address = `${cardGatewayUrl ?? `${ownOrigin()}/card-gateway`}${path}`
    const signature = account
      ? signCardRequest(account, { method, address, body }, now())
      : { authorization: await signMerchantRequest(body ?? '', secret, now()) }
    try {
      return await fetch(address, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...signature,
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
    } catch {
      throw unavailable('The card gateway cannot be reached.')
    }
  }
}

/** The body of a response; undefined if it is cut off, too long or not JSON. */
const readJson = (response: Response): Promise<unknown> =>
  limitBody(response)
    .json()
    .catch(() => undefined)

function isAnswerTo(request: AuthorizationRequest, answer: z.infer<typeof PaymentAnswer>): boolean {
  if (answer.clientReferenceInformation.code !== request.reference) return false
  if (answer.status === 'DECLINED') return true
  const { totalAmount, authorizedAmount, currency } = answer.orderInformation?.amountDetails ?? {}
  return (
    toMinor(Number(authorizedAmount ?? totalAmount), request.currency) === request.amountMinor &&
    currency === request.currency
  )
}

function toResult(
  answer: z.infer<typeof PaymentAnswer>,
  card: PaymentCard | undefined,
): AuthorizationResult {
  const { id, status, errorInformation } = answer
  const message = errorInformation?.message
  const isApproved = status === 'AUTHORIZED'
  const isDeclined = status === 'DECLINED'
  return { isApproved, ...(isDeclined && { isDeclined }), id, message, ...(card && { card }) }
}
