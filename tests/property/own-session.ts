import { HttpResponse } from 'msw'
import { logInGuest } from '@/commerce-client/login.server'
import { parseAccessToken } from '@/commerce-client/access-token'
import { markerName, toMarkerCookie } from '@/commerce-client/session-marker'

const CALLBACK = 'http://localhost:3000/callback'
const HOUR_S = 3600

let token: Promise<string> | undefined

/**
 * Returns the guest's session of the browser under test. This module stores the token in place of
 * the server's secret cookies.
 */
export async function continueOwnSession(siteId: string) {
  // without the readable cookie, a new visit begins
  if (!document.cookie.includes(markerName(siteId))) {
    token = logInGuest(siteId, CALLBACK).then(({ access_token: value }) => value)
  }
  const value = (await token) ?? ''
  const marker = toMarkerCookie(siteId, parseAccessToken(value), HOUR_S)
  const answer = { access_token: value, expires_in: HOUR_S }
  return HttpResponse.json(answer, { headers: { 'Set-Cookie': marker } })
}
