import { isApiError } from '@/errors/read-error-response'
import { fetchJson } from '@/lib/fetch-json'
import { serverConfig } from '@/site/server-config.server'
import { toCallerHeaders, type Caller } from './caller.server'
import { toCustomPath, type CustomCall } from './custom-call'
import { callAsGuest } from './server-guest.server'

const CALL_TIMEOUT_MS = 10_000

/**
 * Calls a route of the custom gateway from the server, on the caller's behalf.
 * @param isGuestAllowed a caller without a token is replaced by the server's own guest: only for
 * calls that change no data of the caller.
 * @throws AppError with the service's own status and message.
 */
export async function runCustom(
  siteId: string,
  call: CustomCall,
  caller: Caller,
  isGuestAllowed = false,
): Promise<unknown> {
  if (caller.authorization || !isGuestAllowed) return ask(siteId, call, caller)
  return callAsGuest(siteId, (authorization) => ask(siteId, call, { ...caller, authorization }))
}

function ask(siteId: string, call: CustomCall, caller: Caller): Promise<unknown> {
  const { method, body, read } = call
  return fetchJson(serverConfig().commerceOrigin + toCustomPath(siteId, call), {
    method,
    body,
    read,
    headers: toCallerHeaders(caller),
    isRefusal: isApiError,
    redirect: 'manual',
    timeoutMs: CALL_TIMEOUT_MS,
  })
}
