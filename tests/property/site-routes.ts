import { http, HttpResponse } from 'msw'
import { parseAccessToken } from '@/commerce-client/access-token'
import { logInGuest } from '@/commerce-client/login.server'
import { isScapiApi } from '@/commerce-client/sdk.server'
import { runForVisitor } from '@/commerce-client/run-for-visitor.server'
import type { ScapiMethod } from '@/commerce-client/scapi.types'
import { markerName, toMarkerCookie } from '@/commerce-client/session-marker'
import { toAppError } from '@/errors/to-app-error'

const CALLBACK = 'http://localhost:3000/callback'
const HOUR_S = 3600

let token: Promise<string> | undefined

interface Call {
  parameters?: object
  body?: unknown
}

/**
 * Mocks the storefront's own routes. Like the server, each sends its call to the engine through the
 * published SDK, with the caller's token. `record` is called before each call.
 */
export function siteRoutes(record: (method: string, authorization: string | undefined) => void) {
  const run = async (siteId: string, api: string, method: string, call: Call, request: Request) => {
    if (!isScapiApi(api)) return HttpResponse.json({}, { status: 404 })
    const authorization = request.headers.get('authorization') ?? undefined
    record(method, authorization)
    try {
      const name = method as ScapiMethod<typeof api>
      const answer = await runForVisitor(siteId, api, name, call, { authorization })
      return HttpResponse.json((answer ?? {}) as object)
    } catch (failure) {
      const error = toAppError(failure)
      const raw = typeof error.raw === 'object' ? error.raw : {}
      return HttpResponse.json({ ...raw, ...error.toJSON() }, { status: error.status || 500 })
    }
  }
  return [
    http.post('*/api/:siteId/session', ({ params }) => continueOwnSession(String(params.siteId))),
    http.post('*/api/:siteId/sessions', () => HttpResponse.json({ expires_in: 900 })),
    http.get('*/api/:siteId/site-prefs', () => HttpResponse.json({})),
    http.get('*/api/:siteId/scapi/shopperProducts/getProducts', ({ request, params }) => {
      const parameters = Object.fromEntries(new URL(request.url).searchParams)
      const call = { parameters }
      return run(String(params.siteId), 'shopperProducts', 'getProducts', call, request)
    }),
    http.post('*/api/:siteId/scapi/:api/:method', async ({ request, params }) => {
      const [call] = (await request.clone().json()) as [Call]
      const { siteId, api, method } = params
      return run(String(siteId), String(api), String(method), call, request)
    }),
    http.all('*/api/:siteId/*', () => HttpResponse.json({}, { status: 404 })),
  ]
}

/**
 * Returns the guest's session of the browser under test. This module stores the token in place of
 * the server's secret cookies.
 */
async function continueOwnSession(siteId: string) {
  // without the readable cookie, a new visit begins
  if (!document.cookie.includes(markerName(siteId))) {
    token = logInGuest(siteId, CALLBACK).then(({ access_token: value }) => value)
  }
  const value = (await token) ?? ''
  const marker = toMarkerCookie(siteId, parseAccessToken(value), HOUR_S)
  const answer = { access_token: value, expires_in: HOUR_S }
  return HttpResponse.json(answer, { headers: { 'Set-Cookie': marker } })
}
