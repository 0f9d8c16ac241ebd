import { OauthProblem } from '../auth/oauth-problem'

/** @throws OauthProblem 429 if there are seconds to wait. */
export function refuseUntil(waitSeconds: number): void {
  if (waitSeconds === 0) return
  const detail = 'Too many passkey requests were made. Please try again later.'
  const headers = { 'retry-after': String(waitSeconds) }
  throw new OauthProblem(429, 'invalid_request', detail, headers)
}
