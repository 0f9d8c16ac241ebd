import { http, HttpResponse } from 'msw'
import { parseAccessToken } from '@/commerce-client/access-token'
import { toCommerceSessionCookie, toMarkerCookie } from '@/commerce-client/session-marker'

const HOUR_S = 3600
const TOKEN_S = HOUR_S / 2
const COMMERCE_SESSION_MS = 900_000
export const PASSWORD = 'Right1!x'

let serial = 0

interface TokenClaims {
  customerId: string
  /** In epoch seconds; default: an hour from now. */
  exp?: number
  registered?: boolean
  /** Distinguishes two tokens of one customer. */
  serial?: number
}

/** Returns an access token in the login service's format, unsigned. */
export function makeAccessToken({ customerId, registered = false, ...rest }: TokenClaims): string {
  const exp = rest.exp ?? Math.floor(Date.now() / 1000) + HOUR_S
  const ids = registered ? `gcid:guest::rcid:${customerId}` : `gcid:${customerId}`
  const claims = {
    exp,
    iat: exp - HOUR_S,
    sub: `cc-slas::site::usid:usid-${customerId}::tsid:x`,
    isb: `uido:slas::upn:Guest::${ids}::chid:test-site`,
    serial: rest.serial,
  }
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${encode({ alg: 'none' })}.${encode(claims)}.signature`
}

/**
 * Returns the response of a session route to a script, with the cookie that identifies the shopper.
 */
export function answerSession(siteId: string, accessToken: string, more: object = {}) {
  const shopper = parseAccessToken(accessToken)
  const marker = toMarkerCookie(siteId, shopper, HOUR_S)
  const body = { access_token: accessToken, expires_in: TOKEN_S, ...more }
  return HttpResponse.json(body, { headers: { 'Set-Cookie': marker } })
}

/** What the login service knows of one browser, and the browser's cookies. */
function createFakeSessions(siteId: string) {
  let guests = 0
  const calls: string[] = []
  const live = new Set<string>()
  const jar: { guest?: string; registered?: string; access?: string } = {}
  const clearJar = () =>
    Object.assign(jar, { guest: undefined, registered: undefined, access: undefined })
  const answer = (customerId: string, more: object = {}) => {
    serial += 1
    const registered = customerId.startsWith('customer')
    live.add(customerId)
    if (registered) jar.registered = customerId
    else Object.assign(jar, { guest: customerId, registered: undefined })
    jar.access = makeAccessToken({ customerId, serial, registered })
    return answerSession(siteId, jar.access, more)
  }
  const answerNewGuest = (more: object = {}) => {
    guests += 1
    calls.push('guest')
    return answer(`guest-${guests}`, more)
  }
  const continueSession = (refused: unknown) => {
    if (jar.access && jar.access !== refused) {
      calls.push('known')
      return answerSession(siteId, jar.access)
    }
    const refusedOnes: string[] = []
    for (const authType of ['registered', 'guest'] as const) {
      const owner = jar[authType]
      if (owner === undefined) continue
      if (!live.has(owner)) {
        refusedOnes.push(authType)
        continue
      }
      calls.push('refresh')
      return answer(owner, { ended: refusedOnes[0] })
    }
    return answerNewGuest({ ended: refusedOnes[0] })
  }
  const logOut = () => {
    live.delete(jar.registered ?? '')
    clearJar()
    return answerNewGuest()
  }
  const expire = () => {
    jar.access = undefined
  }
  const forget = (customerId: string) => {
    live.delete(customerId)
    expire()
  }
  const forgetAll = () => {
    guests = 0
    calls.length = 0
    live.clear()
    clearJar()
  }
  return { calls, jar, answer, continueSession, logOut, expire, forget, forgetAll }
}

/**
 * Mocks the session routes of one browser, whose secret cookies are hidden from scripts. Guests are
 * `guest-1`, `guest-2` and so on; a login with `PASSWORD` is the customer `customer-1`. `calls`
 * lists the calls, `bodies` their bodies; `failure` is the response to the next calls, `forget`
 * ends a shopper's sessions, `expire` makes the access token in the cookie expire. Nobody is known
 * before each test.
 */
export function createFakeLogin(siteId = 'test-site') {
  const sessions = createFakeSessions(siteId)
  const { calls, jar, forget, expire } = sessions
  const bodies: Record<string, unknown>[] = []
  const state = { failure: undefined as { status: number; body: object } | undefined }
  beforeEach(() => {
    sessions.forgetAll()
    bodies.length = 0
    state.failure = undefined
  })

  const keep = (body: unknown) => {
    const fields = body as Record<string, unknown>
    bodies.push(fields)
    return fields
  }
  const fail = () =>
    state.failure && HttpResponse.json(state.failure.body, { status: state.failure.status })

  const handlers = [
    http.post('*/custom/customer/v1/*/event', () => HttpResponse.json({ success: true })),
    http.post(`*/api/${siteId}/session`, async ({ request }) => {
      const { refused } = keep(await request.json())
      return fail() ?? sessions.continueSession(refused)
    }),
    http.post(`*/api/${siteId}/session/login`, async ({ request }) => {
      const { password } = keep(await request.json())
      calls.push('login')
      if (jar.guest && !jar.registered && password === PASSWORD) calls.push('hand over the bag')
      if (password === PASSWORD) return fail() ?? sessions.answer('customer-1')
      const message = 'Unauthorized: wrong login or password.'
      return HttpResponse.json({ status_code: 401, message }, { status: 401 })
    }),
    http.post(`*/api/${siteId}/session/logout`, () => {
      calls.push('logout')
      return fail() ?? sessions.logOut()
    }),
    http.post(`*/api/${siteId}/sessions`, ({ request }) => {
      calls.push(`commerce session ${request.headers.get('authorization')?.slice(0, 6)}`)
      const now = Date.now()
      const cookie = toCommerceSessionCookie(siteId, now + COMMERCE_SESSION_MS, now)
      return HttpResponse.json({ expires_in: 900 }, { headers: { 'Set-Cookie': cookie } })
    }),
  ]
  return { handlers, calls, bodies, jar, state, forget, expire }
}
