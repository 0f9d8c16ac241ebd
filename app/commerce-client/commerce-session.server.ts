import { AppError } from '@/errors/app-error'
import { toAnswerError, toAppError } from '@/errors/to-app-error'
import { getAppConfig } from '@/site/app-config'
import { serverConfig } from '@/site/server-config.server'
import { toCallerHeaders, type Caller } from './caller.server'

const CALL_TIMEOUT_MS = 10_000
/** Exact text required by SES-025. */
const MISSING_TOKEN = 'Missing authToken. A valid authToken should be used for session bridge.'

/**
 * Opens a commerce session, which the service's other storefronts recognize (SES-024).
 * @returns the cookies that it sets
 * @throws AppError 401 without a token, otherwise the service's status and message
 */
export async function createCommerceSession(siteId: string, caller: Caller): Promise<string[]> {
  if (!/^Bearer \S/i.test(caller.authorization ?? '')) {
    const type = 'authorization-header-missing'
    throw new AppError({
      kind: 'session-expired',
      status: 401,
      title: 'Unauthorized',
      type,
      message: MISSING_TOKEN,
      detail: MISSING_TOKEN,
    })
  }
  const { clientId } = getAppConfig().commerceAPI.parameters
  const path = `/s/${encodeURIComponent(siteId)}/dw/shop/v23_2/sessions`
  const response = await fetch(serverConfig().commerceOrigin + path, {
    method: 'POST',
    headers: { ...toCallerHeaders(caller), 'x-dw-client-id': clientId },
    redirect: 'manual',
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw toAppError(error)
  })
  const answer: unknown = response.ok ? undefined : await response.json().catch(() => undefined)
  if (!response.ok) throw toAnswerError(response, answer)
  await response.body?.cancel()
  return response.headers.getSetCookie()
}
