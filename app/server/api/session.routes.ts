import type { Router } from 'express'
import { z } from 'zod'
import type { Caller } from '@/commerce-client/caller.server'
import { createCommerceSession } from '@/commerce-client/commerce-session.server'
import {
  endSession,
  logInCustomer,
  logInGuest,
  refreshTokens,
  type TokenResponse,
} from '@/commerce-client/login.server'
import { siteRoutes } from '@/commerce-client/site-routes'
import { COMMERCE_SESSION_MS } from '@/commerce-client/session-marker'
import { logWarning } from '@/lib/log'
import { addRoute } from './add-route'
import { apiRoute, type SiteHandler } from './api-route'
import { callerOf } from './caller-of'
import { callbackOf } from './callback-of'
import { callerInVisit, VisitId } from './caller-in-visit'
import { continueSession } from './continue-session'
import { keep, logInHere, type SessionAnswer } from './log-in-here'
import { readBody } from './read-body'
import { SessionCookies } from './session-cookies'

const MAX_CREDENTIAL = 256
const Token = z.string().min(1).max(4096)
/**
 * A refresh token that an earlier version stored where scripts could read it, with its session's
 * id.
 */
const EarlierToken = z.object({ usid: z.string().max(128), refreshToken: Token }).optional()

const ContinueBody = z.object({
  visitId: VisitId,
  /** The access token that the service has refused and that must be replaced. */
  refused: Token.optional(),
  earlier: z.object({ guest: EarlierToken, registered: EarlierToken }).optional(),
})
const LogInBody = z.object({
  visitId: VisitId,
  email: z.string().min(1).max(MAX_CREDENTIAL),
  password: z.string().min(1).max(MAX_CREDENTIAL),
})

/**
 * The session of a browser (ADR 45): `session` returns an access token and starts or renews the
 * session if needed, `session/login` and `session/logout` change its customer, `sessions` opens the
 * commerce session.
 */
export function registerSession(router: Router): void {
  addRoute(router, siteRoutes.session, apiRoute(continueOwn))
  addRoute(router, siteRoutes.logIn, apiRoute(logIn))
  addRoute(router, siteRoutes.logOut, apiRoute(logOut))
  addRoute(router, siteRoutes.createSession, apiRoute(createSession))
}

const continueOwn: SiteHandler = async (site, req, res) => {
  const { visitId, refused, earlier } = readBody(ContinueBody, req)
  const cookies = new SessionCookies(site.id, req, res)
  const known = cookies.accessToken(Date.now())
  if (known && known.value !== refused) {
    cookies.keepMarker(known)
    const seconds = Math.floor((known.expiresAt - Date.now()) / 1000)
    return { access_token: known.value, expires_in: seconds } satisfies SessionAnswer
  }
  // an earlier version's token is sent once; a cookie is newer
  const stored = {
    registered: cookies.refreshToken('registered') ?? earlier?.registered,
    guest: cookies.refreshToken('guest') ?? earlier?.guest,
  }
  const caller = callerInVisit(req, visitId)
  const { tokens, ended } = await continueSession({
    siteId: site.id,
    stored,
    redirectUri: callbackOf(req),
    caller,
  })
  // the guest that the customer was before; overwritten below if a new guest's session has begun
  if (earlier?.guest && !cookies.refreshToken('guest'))
    cookies.keepRefreshToken('guest', earlier.guest)
  return { ...keep(cookies, tokens), ended: ended[0] } satisfies SessionAnswer
}

const logIn: SiteHandler = async (site, req, res) => {
  const { visitId, ...credentials } = readBody(LogInBody, req)
  return logInHere({ site, req, res, visitId }, (guest, caller) =>
    logInCustomer(site.id, credentials, { redirectUri: callbackOf(req), guest }, caller),
  )
}

/**
 * Ends the customer's session, at the login service too if it can be reached, and begins a new
 * guest's.
 */
const logOut: SiteHandler = async (site, req, res) => {
  const cookies = new SessionCookies(site.id, req, res)
  const caller = { address: callerOf(req).address }
  await endAtService(site.id, cookies, caller).catch((error: unknown) =>
    logWarning('A session was not ended at the login service', { error }),
  )
  cookies.dropAll()
  const tokens = await logInGuest(site.id, callbackOf(req), caller).catch(() => undefined)
  return tokens ? keep(cookies, tokens) : {}
}

async function endAtService(siteId: string, cookies: SessionCookies, caller: Caller) {
  const registered = cookies.refreshToken('registered')
  if (!registered) return
  const known = cookies.accessToken(Date.now())
  const tokens =
    known?.authType === 'registered'
      ? { accessToken: known.value, refreshToken: registered.refreshToken }
      : toPair(await refreshTokens(siteId, registered, caller))
  await endSession(siteId, tokens, caller)
}

const toPair = (tokens: TokenResponse) => ({
  accessToken: tokens.access_token,
  refreshToken: tokens.refresh_token,
})

const createSession: SiteHandler = async (site, req, res) => {
  const set = await createCommerceSession(site.id, callerOf(req))
  const cookies = new SessionCookies(site.id, req, res)
  cookies.append(set)
  const now = Date.now()
  cookies.keepCommerceSession(now + COMMERCE_SESSION_MS, now)
  return { expires_in: COMMERCE_SESSION_MS / 1000 }
}
