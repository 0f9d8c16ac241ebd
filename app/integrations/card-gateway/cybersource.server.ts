import { badRequestError } from '@/errors/app-error'
import { askProvider, providerFailed } from '@/lib/ask-provider.server'
import { serverConfig } from '@/site/server-config.server'
import { signCardRequest } from '../../../config/card-gateway-account'

const TIMEOUT_MS = 10_000
const CARD_NETWORKS = ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER']

/**
 * Opens a session of the card gateway for pages of one origin.
 * @param pageOrigin e.g. `https://shop.example`: the only one whose page may frame the fields
 * @returns the capture context, a JWT that the gateway signed. Throws AppError.
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
  // The answer is the JWT itself, not JSON.
  if (status < 400 && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(jwt)) return jwt
  if (status < 400) throw providerFailed('card gateway', 'The session cannot be read.')
  throw badRequestError('The card gateway opens no session for this page.')
}
