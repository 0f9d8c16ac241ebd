import { toAppError } from '@/errors/to-app-error'
import { limitBody } from '@/lib/limit-body'
import { serverConfig } from '@/site/server-config.server'

const TIMEOUT_MS = 10_000
const CARD_NETWORKS = ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER']

/**
 * Opens a session of the card gateway for pages of one origin.
 * @param pageOrigin e.g. `https://shop.example`: the only one whose page may frame the fields
 * @returns the capture context, a JWT that the gateway signed. Throws AppError.
 */
export async function createCardSession(pageOrigin: string): Promise<string> {
  const response = await fetch(`${serverConfig().cardGateway.origin}/microform/v2/sessions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/jwt' },
    body: JSON.stringify({
      targetOrigins: [pageOrigin],
      clientVersion: 'v2',
      allowedCardNetworks: CARD_NETWORKS,
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw toAppError(error)
  })
  const answer = (await limitBody(response).text()).trim()
  // The answer is the JWT itself, not JSON.
  if (response.ok && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(answer)) return answer
  throw toAppError({ status: response.ok ? 502 : response.status })
}
