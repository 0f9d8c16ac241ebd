import { AppError } from '@/errors/app-error'
import { isApiError } from '@/errors/read-error-response'
import { toAppError, toAppErrorFromResponse } from '@/errors/to-app-error'
import { toCallerHeaders, type Caller } from './caller.server'
import type { AuthorizeResult, ScapiApi, ScapiMethod, ScapiResult } from './scapi.types'
import { createSdkClient } from './sdk.server'

/** Status for an error in a response with status 200. */
const BAD_GATEWAY = 502

/**
 * Runs one SDK method on the server. Only pass validated names: the method is looked up by name.
 * The two login methods return the parameters of their redirect. Throws AppError with the service's
 * own status and message.
 */
export async function runScapi<Api extends ScapiApi, Method extends ScapiMethod<Api>>(
  siteId: string,
  api: Api,
  method: Method,
  options: object,
  caller: Caller = {},
): Promise<ScapiResult<Api, Method>> {
  const client: object = createSdkClient(api, siteId, toCallerHeaders(caller))
  const answer = await run(client, method, options, caller.onCookies)
  // the SDK's types describe the result
  return answer as ScapiResult<Api, Method>
}

async function run(
  client: object,
  method: string,
  options: object,
  onCookies: Caller['onCookies'],
): Promise<unknown> {
  try {
    const answer: unknown = await Reflect.apply(Reflect.get(client, method), client, [options])
    if (isApiError(answer)) throw toAppError(answer, BAD_GATEWAY)
    return answer
  } catch (error) {
    const redirect = redirectOf(error)
    const location = redirect?.headers.get('location')
    if (redirect && location) {
      onCookies?.(redirect.headers.getSetCookie())
      return toAuthorizeResult(location)
    }
    throw await toAppErrorFromResponse(error)
  }
}

// The login methods respond with 303 and redirects are not followed: the SDK throws that response
// as an error.
function redirectOf(error: unknown): Response | undefined {
  if (!(error instanceof Error) || !('response' in error)) return undefined
  const { response } = error
  return response instanceof Response && response.status === 303 ? response : undefined
}

function toAuthorizeResult(location: string): AuthorizeResult {
  const { searchParams } = new URL(location, 'http://redirect.invalid')
  const code = searchParams.get('code')
  const usid = searchParams.get('usid')
  if (code && usid) return { code, usid }
  throw new AppError({
    kind: 'bad-request',
    status: 400,
    message: searchParams.get('error_description') ?? 'The login was refused.',
    type: searchParams.get('error') ?? undefined,
  })
}
