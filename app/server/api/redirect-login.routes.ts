import type { Request, Router } from 'express'
import { z } from 'zod'
import { createProofKey, exchangeCode } from '@/commerce-client/login.server'
import { requestLoginAddress } from '@/commerce-client/login-address.server'
import { siteRoutes } from '@/commerce-client/site-routes'
import { toOwnPath } from '@/rules/own-path'
import { logWarning } from '@/lib/log'
import { paths } from '@/site/paths'
import type { Site } from '@/site/site'
import { addRoute } from './add-route'
import { apiRoute, type SiteHandler } from './api-route'
import { callbackOf } from './callback-of'
import { callerInVisit, VisitId } from './caller-in-visit'
import { handOverBag } from './hand-over-bag'
import type { PendingLogin } from './pending-login'
import { readBody } from './read-body'
import { SessionCookies } from './session-cookies'

const BeginBody = z.object({
  visitId: VisitId,
  provider: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .default('guest'),
  /** Where the visitor continues after the login; an address of another host is ignored. */
  from: z.string().max(1024).optional(),
})
const CodeGrant = z.object({
  code: z.string().min(1).max(512),
  usid: z.string().regex(/^[\w-]{1,128}$/),
})

/**
 * A login through an identity provider that returns to `/callback`: `begin-login` returns the URL
 * to which the browser goes, `finish-login` exchanges the code with which the browser comes back
 * (ADR 45).
 */
export function registerRedirectLogin(router: Router): void {
  addRoute(router, siteRoutes.beginLogin, apiRoute(beginLogin))
  addRoute(router, siteRoutes.finishLogin, apiRoute(finishLogin))
}

const beginLogin: SiteHandler = async (site, req, res) => {
  const { visitId, provider, from } = readBody(BeginBody, req)
  const cookies = new SessionCookies(site.id, req, res)
  const guest = cookies.refreshToken('registered') ? undefined : cookies.refreshToken('guest')
  const { verifier, challenge } = createProofKey()
  const location = await requestLoginAddress(
    site.id,
    { provider, redirectUri: callbackOf(req), challenge, guest },
    callerInVisit(req, visitId),
  )
  cookies.keepPendingLogin({ verifier, from: from && toOwnPath(from), visitId })
  return { location }
}

/** Always redirects: to the requested page, or to the login page with an error. */
const finishLogin: SiteHandler = async (site, req, res) => {
  const cookies = new SessionCookies(site.id, req, res)
  const pending = cookies.takePendingLogin()
  const isIn = pending !== undefined && (await finish(site, req, cookies, pending))
  res.redirect(303, isIn ? (pending.from ?? paths.account()) : paths.unfinishedLogin())
}

/**
 * The verifier is stored in this browser, so nobody can be logged in with another person's code.
 */
async function finish(
  site: Site,
  req: Request,
  cookies: SessionCookies,
  { verifier, visitId }: PendingLogin,
): Promise<boolean> {
  const grant = CodeGrant.safeParse(req.query).data
  if (!grant) return false
  const caller = callerInVisit(req, visitId)
  const guest = cookies.refreshToken('registered') ? undefined : cookies.refreshToken('guest')
  try {
    const redirectUri = callbackOf(req)
    const tokens = await exchangeCode(site.id, { ...grant, verifier, redirectUri }, caller)
    const { authType } = cookies.keepTokens(tokens)
    if (guest && authType === 'registered') await handOverBag(site.id, tokens, caller)
    return true
  } catch (error) {
    logWarning('A login was not finished', { error })
    return false
  }
}
