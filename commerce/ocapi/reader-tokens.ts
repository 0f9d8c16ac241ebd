import { randomUUID } from 'node:crypto'
import type { AuthService } from '../auth/auth.service'
import type { Config } from '../config'

export interface ReaderTokensNeeds {
  auth: AuthService
  config: Config
  now: () => Date
}

const RENEW_BEFORE_MS = 60_000

interface ReaderToken {
  token: Promise<string>
  until: number
}

/**
 * Guest tokens for callers that only have a client id, which OCAPI allows to read the catalog: one
 * for each site and client, renewed before it expires.
 */
export function createReaderTokens({ auth, now, config }: ReaderTokensNeeds) {
  const tokens = new Map<string, ReaderToken>()

  return async function getReaderToken(siteId: string, clientId: string): Promise<string> {
    const key = JSON.stringify([siteId, clientId])
    const known = tokens.get(key)
    if (known && known.until > now().getTime()) return known.token
    const start = { siteId, clientId, usid: randomUUID(), doNotTrack: true }
    const token = auth.startSession(start).then(({ access_token }) => access_token)
    const until = now().getTime() + config.accessTokenSeconds * 1000 - RENEW_BEFORE_MS
    tokens.set(key, { token, until })
    token.catch(() => tokens.delete(key))
    return token
  }
}
