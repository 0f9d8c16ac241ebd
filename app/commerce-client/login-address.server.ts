import { toAnswerError, toAppError } from '@/errors/to-app-error'
import { getAppConfig } from '@/site/app-config'
import { serverConfig } from '@/site/server-config.server'
import { toCallerHeaders, type Caller } from './caller.server'
import type { Guest } from './login.server'

const CALL_TIMEOUT_MS = 10_000

interface LoginRequest {
  /** The service's name of the identity provider; `guest` for none. */
  provider: string
  redirectUri: string
  /** The PKCE challenge (RFC 7636); the code is exchanged with its verifier. */
  challenge: string
  /** The guest whose basket the login continues (ADR 34). */
  guest?: Guest
}

/**
 * Returns the URL at which a browser logs in with an identity provider, which redirects it to
 * `redirectUri` with a code. A guest is redirected immediately (SES-016).
 * @throws AppError for a provider unknown to the service
 */
export async function requestLoginAddress(
  siteId: string,
  { provider, redirectUri, challenge, guest }: LoginRequest,
  caller: Caller,
): Promise<string> {
  const { clientId, organizationId } = getAppConfig().commerceAPI.parameters
  const query = new URLSearchParams({
    client_id: clientId,
    channel_id: siteId,
    redirect_uri: redirectUri,
    response_type: 'code',
    hint: provider,
    code_challenge: challenge,
    ...(guest && { usid: guest.usid }),
  })
  const path = `/shopper/auth/v1/organizations/${encodeURIComponent(organizationId)}/oauth2/authorize`
  const response = await fetch(`${serverConfig().commerceOrigin}${path}?${query}`, {
    headers: {
      ...toCallerHeaders(caller),
      ...(guest && { 'x-guest-refresh-token': guest.refreshToken }),
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw toAppError(error)
  })
  const location = response.headers.get('location')
  if (location && response.status < 400) {
    await response.body?.cancel()
    return location
  }
  throw toAnswerError(response, await response.json().catch(() => undefined))
}
