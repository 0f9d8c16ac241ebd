import { secondsInDay } from 'date-fns/constants'
import type { Request, Response } from 'express'
import type { TokenResponse } from '@/commerce-client/login.server'
import { isFresh, parseAccessToken, type AccessToken } from '@/commerce-client/access-token'
import { toCommerceSessionCookie, toMarkerCookie } from '@/commerce-client/session-marker'
import { parsePendingLogin, toCookieValue, type PendingLogin } from './pending-login'

export type AuthType = AccessToken['authType']

/** A refresh token and the id of its session. */
export interface StoredToken {
  usid: string
  refreshToken: string
}

/** Refresh tokens are stored 90 days (SES-015). */
const REFRESH_MAX_AGE_S = 90 * secondsInDay
/** Time to finish a login at an identity provider. */
const PENDING_MAX_AGE_S = 600
/**
 * Browsers ignore longer cookies. An access token that is not stored is renewed at the next reload.
 */
const MAX_COOKIE_LENGTH = 3800

const ENCODED_PAIR = /^([^=]+)=(.*)$/

/**
 * A browser's session at a site, in cookies (ADR 45). No script can read a token; the cookies are
 * sent only to the session's own routes. Scripts can read whether a guest or a customer is
 * shopping, and until when the commerce session is valid.
 */
export class SessionCookies {
  readonly #siteId: string
  readonly #res: Response
  readonly #sent: ReadonlyMap<string, string>
  readonly #isSecure: boolean

  constructor(siteId: string, req: Request, res: Response) {
    this.#siteId = siteId
    this.#res = res
    this.#sent = parseCookies(req.get('cookie'))
    this.#isSecure = req.get('x-forwarded-proto') === 'https'
  }

  refreshToken(authType: AuthType): StoredToken | undefined {
    const stored = this.#sent.get(this.#refreshName(authType))
    const dot = stored?.indexOf('.') ?? -1
    if (stored === undefined || dot < 0 || dot === stored.length - 1) return undefined
    return { usid: stored.slice(0, dot), refreshToken: stored.slice(dot + 1) }
  }

  accessToken(now: number): AccessToken | undefined {
    const token = parseAccessToken(this.#sent.get(this.#accessName()) ?? '')
    return token && isFresh(token, now) ? token : undefined
  }

  /**
   * Stores the tokens of an answer. A customer's login keeps the guest's refresh token; a guest's
   * login removes the customer's.
   * @throws Error when the access token cannot be read
   */
  keepTokens(answer: TokenResponse): AccessToken {
    const token = parseAccessToken(answer.access_token)
    if (!token) throw new Error('The login service answered an access token without a shopper')
    const { authType, value } = token
    const { usid, refresh_token: refreshToken } = answer
    this.keepRefreshToken(authType, { usid, refreshToken })
    if (value.length > MAX_COOKIE_LENGTH) this.#setSecret(this.#accessName(), '', 0)
    else this.#setSecret(this.#accessName(), value, answer.expires_in)
    if (authType === 'guest') this.dropRefreshToken('registered')
    this.keepMarker(token)
    return token
  }

  keepMarker(shopper: AccessToken): void {
    this.#append(toMarkerCookie(this.#siteId, shopper, REFRESH_MAX_AGE_S))
  }

  keepCommerceSession(endsAt: number, now: number): void {
    this.#append(toCommerceSessionCookie(this.#siteId, endsAt, now))
  }

  keepRefreshToken(authType: AuthType, { usid, refreshToken }: StoredToken): void {
    this.#setSecret(this.#refreshName(authType), `${usid}.${refreshToken}`, REFRESH_MAX_AGE_S)
  }

  dropRefreshToken(authType: AuthType): void {
    this.#setSecret(this.#refreshName(authType), '', 0)
  }

  keepPendingLogin(login: PendingLogin): void {
    this.#setSecret(this.#pendingName(), toCookieValue(login), PENDING_MAX_AGE_S)
  }

  /**
   * Returns and removes the login that this browser has begun: a code can be exchanged only once.
   */
  takePendingLogin(): PendingLogin | undefined {
    const stored = this.#sent.get(this.#pendingName())
    if (stored === undefined) return undefined
    this.#setSecret(this.#pendingName(), '', 0)
    return parsePendingLogin(stored)
  }

  /** After logging out no cookie leads back to the customer, or to the guest they were before. */
  dropAll(): void {
    for (const authType of ['registered', 'guest'] as const) this.dropRefreshToken(authType)
    this.#setSecret(this.#accessName(), '', 0)
    this.#append(toMarkerCookie(this.#siteId, undefined, 0))
    this.#append(toCommerceSessionCookie(this.#siteId, 0, 0))
    this.#append('dwsid=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax')
  }

  /**
   * Forwards cookies of the commerce service. Adds `Secure` if needed, because the browser may use
   * HTTPS while the service is called over HTTP.
   */
  append(cookies: readonly string[]): void {
    cookies.forEach((cookie) => this.#append(cookie))
  }

  #setSecret(name: string, value: string, maxAgeSeconds: number): void {
    const path = `/api/${encodeURIComponent(this.#siteId)}/session`
    const flags = `Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax`
    this.#append(`${name}=${value}; ${flags}`)
  }

  #append(cookie: string): void {
    const isMarked = /;\s*Secure/i.test(cookie)
    this.#res.append('Set-Cookie', this.#isSecure && !isMarked ? `${cookie}; Secure` : cookie)
  }

  #refreshName(authType: AuthType): string {
    return encodeURIComponent(`refresh_${authType}_${this.#siteId}`)
  }

  #pendingName(): string {
    return encodeURIComponent(`pending_login_${this.#siteId}`)
  }

  #accessName(): string {
    return encodeURIComponent(`access_${this.#siteId}`)
  }
}

/** The first cookie of a name counts: browsers send the cookie with the longest path first. */
function parseCookies(header = ''): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>()
  for (const pair of header.split(/;\s*/)) {
    const [, name = '', value = ''] = ENCODED_PAIR.exec(pair) ?? []
    if (name !== '' && !pairs.has(name)) pairs.set(name, value)
  }
  return pairs
}
