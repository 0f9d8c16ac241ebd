import { badRequestError } from '@/errors/app-error'
import { askProvider, providerFailed } from '@/lib/ask-provider.server'
import { serverConfig } from '@/site/server-config.server'
import { signCardRequest } from '../../../config/card-gateway-account'

const TIMEOUT_MS = 10_000
const CARD_NETWORKS = ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER']

/**
 * Opens a card gateway session for pages of one origin.
 * @param pageOrigin for example `https://shop.example`: the only origin whose pages may embed the
 * fields
 * @returns the capture context, a JWT signed by the gateway. Throws AppError.
 */
export async function createCardSession(pageOrigin: string): Promise<string> {
  const { origin, account } = serverConfig().cardGateway
  const address = `${origin}/microform/v2/sessions`
  const body = JSON.stringify({
    targetOrigins: [pageOrigin],
    clientVersion: 'v2',
    allowedCardNetworks: CARD_NETWORKS,
  })
  const { status, text } = await askProvider('card gateway', address, {
    headers: {
      Accept: 'application/jwt',
      ...(account && signCardRequest(account, { method: 'POST', address, body }, new Date())),
    },
    body,
    timeoutMs: TIMEOUT_MS,
  })
  const jwt = text.trim()
  // a successful response is the JWT itself, not JSON
  if (status < 400 && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(jwt)) return jwt
  if (status < 400) throw providerFailed('card gateway', 'The session cannot be read.')
  throw badRequestError('The card gateway opens no session for this page.')
}
