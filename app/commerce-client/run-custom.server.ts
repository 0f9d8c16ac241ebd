import { AppError, notFoundError } from '@/errors/app-error'
import { isApiError } from '@/errors/read-answer'
import { toAnswerError, toAppError } from '@/errors/to-app-error'
import { limitBody } from '@/lib/limit-body'
import { getAppConfig } from '@/site/app-config'
import { serverConfig } from '@/site/server-config.server'
import { correlationHeader } from './correlation-header.server'
import type { RunOptions } from './run-scapi.server'
import { forgetServerAccessToken, serverAccessToken } from './server-session.server'

const CALL_TIMEOUT_MS = 10_000
const UNAUTHORIZED = 401

/** A call of the custom gateway (D2 §7). */
export interface CustomCall {
  method: 'GET' | 'POST'
  /** With its version: `account/v1`. */
  api: string
  /** Below the organization, its parts encoded: `password-reset`. */
  path: string
  query?: Record<string, string | undefined>
  /** Sent as JSON. */
  body?: unknown
}

/**
 * Asks a route of the custom gateway from the server, as the caller.
 * @param isGuestAllowed who has no token is spoken for by the server's own guest: only for calls
 * that change nothing of who asks.
 * @throws AppError with the service's own status and words.
 */
export async function runCustom(
  siteId: string,
  call: CustomCall,
  caller: RunOptions,
  isGuestAllowed = false,
): Promise<unknown> {
  if (caller.authorization || !isGuestAllowed) return ask(siteId, call, caller)
  const token = await serverAccessToken(siteId)
  try {
    return await ask(siteId, call, { ...caller, authorization: `Bearer ${token}` })
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== UNAUTHORIZED) throw error
    forgetServerAccessToken(siteId, token)
    const authorization = `Bearer ${await serverAccessToken(siteId)}`
    return ask(siteId, call, { ...caller, authorization })
  }
}

async function ask(siteId: string, call: CustomCall, caller: RunOptions): Promise<unknown> {
  const { authorization, address } = caller
  const response = await fetch(toAddress(siteId, call), {
    method: call.method,
    headers: {
      Accept: 'application/json',
      ...(call.body !== undefined && { 'Content-Type': 'application/json' }),
      ...(authorization && { Authorization: authorization }),
      ...correlationHeader(),
      ...(address && { 'X-Forwarded-For': address }),
    },
    body: call.body === undefined ? undefined : JSON.stringify(call.body),
    redirect: 'manual',
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw toAppError(error)
  })
  const answer: unknown = await limitBody(response)
    .json()
    .catch(() => undefined)
  if (!response.ok || isApiError(answer)) throw toAnswerError(response, answer)
  return answer
}

function toAddress(siteId: string, { api, path, query = {} }: CustomCall): string {
  // encoded parts may still be dots, which lead elsewhere
  if (path.split('/').some((part) => /^\.{1,2}$/.test(part))) throw notFoundError(path)
  const { organizationId } = getAppConfig().commerceAPI.parameters
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  )
  const search = new URLSearchParams([...given, ['siteId', siteId]])
  return `${serverConfig().commerceOrigin}/custom/${api}/organizations/${organizationId}/${path}?${search}`
}
