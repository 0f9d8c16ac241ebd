import type { Request, Response } from 'express'
import type { Caller } from '@/commerce-client/caller.server'
import type { Guest, TokenResponse } from '@/commerce-client/login.server'
import type { Site } from '@/site/site'
import { callerInVisit } from './caller-in-visit'
import { withDevice } from './device-cookie'
import { handOverBag } from './hand-over-bag'
import { SessionCookies, type AuthType } from './session-cookies'

/** The part of the session that scripts get: never a refresh token (ADR 45). */
export interface SessionAnswer {
  access_token: string
  /** Seconds. */
  expires_in: number
  /** The kind of session that could not be continued, so that another one began. */
  ended?: AuthType
}

interface Visit {
  site: Pick<Site, 'id'>
  req: Request
  res: Response
  visitId: string | undefined
}

/** Logs a customer in, in this browser: the guest's bag comes along. */
export async function logInHere(
  { site, req, res, visitId }: Visit,
  logIn: (guest: Guest | undefined, caller: Caller) => Promise<TokenResponse>,
): Promise<SessionAnswer> {
  const cookies = new SessionCookies(site.id, req, res)
  const guest = cookies.refreshToken('registered') ? undefined : cookies.refreshToken('guest')
  const caller = withDevice(callerInVisit(req, visitId), req, res)
  const tokens = await logIn(guest, caller)
  const answer = keep(cookies, tokens)
  if (guest) await handOverBag(site.id, tokens, caller)
  return answer
}

export function keep(cookies: SessionCookies, tokens: TokenResponse): SessionAnswer {
  const { value } = cookies.keepTokens(tokens)
  return { access_token: value, expires_in: tokens.expires_in }
}
