import { randomUUID } from 'node:crypto'
import type { Config } from '../config'
import type { Db } from '../db/client'
import { invalidGrant } from './oauth-problem'
import { isVerifierOf } from './pkce.rules'
import { createSecret, hashSecret } from './secrets'
import {
  deleteExpired,
  insertCode,
  insertRefreshToken,
  insertSession,
  isSessionOpen,
  lockRefreshToken,
  markRefreshTokenUsed,
  revokeSession,
  revokeSessionOfCode,
  revokeSessionsOfCustomer,
  takeCode,
  type CodeRow,
  type SessionRow,
} from './session.repository'

const CODE_LIFETIME_MS = 120_000
/** A token sent twice this quickly is refused, but taken for two tabs and not for a thief. */
const TWIN_REQUEST_MS = 10_000

export interface CodeRequest {
  siteId: string
  clientId: string
  usid: string
  customerId?: string
  redirectUri: string
  codeChallenge: string
}

export interface CodeExchange {
  code: string
  codeVerifier: string
  clientId: string
  redirectUri: string
  siteId?: string
  usid?: string
  doNotTrack: boolean
}

export interface OpenSession {
  session: SessionRow
  refreshToken: string
  refreshSeconds: number
}

export type SessionService = ReturnType<typeof createSessionService>

/** Codes, sessions and refresh tokens: each code and each refresh token is good for one use. */
export function createSessionService(db: Db, { config, now }: { config: Config; now: () => Date }) {
  async function createCode(request: CodeRequest): Promise<string> {
    const code = createSecret()
    await insertCode(db, {
      hash: hashSecret(code),
      site_id: request.siteId,
      client_id: request.clientId,
      usid: request.usid,
      customer_id: request.customerId ?? null,
      redirect_uri: request.redirectUri,
      code_challenge: request.codeChallenge,
      expires_at: new Date(now().getTime() + CODE_LIFETIME_MS),
    })
    return code
  }

  /** @throws OauthProblem 400 invalid_grant; a code used twice ends the session it had opened. */
  async function openSession(exchange: CodeExchange): Promise<OpenSession> {
    const hash = hashSecret(exchange.code)
    const code = await db.transaction().execute((trx) => takeCode(trx, hash, now()))
    if (!code) await revokeSessionOfCode(db, hash, now())
    if (!code || !isExchangeFor(code, exchange, now())) {
      throw invalidGrant('The authorization code is invalid or has expired.')
    }
    const session: SessionRow = {
      id: randomUUID(),
      site_id: code.site_id,
      client_id: code.client_id,
      usid: code.usid,
      customer_id: code.customer_id,
      do_not_track: exchange.doNotTrack,
      created_at: now(),
      expires_at: now(),
      revoked_at: null,
    }
    const next = nextRefreshToken(session)
    await db.transaction().execute(async (trx) => {
      await insertSession(trx, session, hash)
      await insertRefreshToken(trx, next)
    })
    return { session, refreshToken: next.secret, refreshSeconds: next.seconds }
  }

  /** @returns undefined when the token is unknown, expired, used before or its session has ended. */
  async function continueSession(
    refreshToken: string,
    clientId: string,
    siteId: string | undefined,
  ): Promise<OpenSession | undefined> {
    const hash = hashSecret(refreshToken)
    return db.transaction().execute(async (trx) => {
      const row = await lockRefreshToken(trx, hash)
      if (!row || row.client_id !== clientId || row.revoked_at) return undefined
      if (siteId !== undefined && row.site_id !== siteId) return undefined
      const { used_at: usedAt, token_expires_at: tokenExpiresAt, ...session } = row
      if (usedAt) {
        const isTwin = now().getTime() - usedAt.getTime() < TWIN_REQUEST_MS
        if (!isTwin) await revokeSession(trx, session.id, now())
        return undefined
      }
      if (tokenExpiresAt <= now()) return undefined
      const next = nextRefreshToken(session)
      await markRefreshTokenUsed(trx, hash, now())
      await insertRefreshToken(trx, next)
      return { session, refreshToken: next.secret, refreshSeconds: next.seconds }
    })
  }

  function nextRefreshToken(session: SessionRow) {
    const secret = createSecret()
    const seconds = session.customer_id
      ? config.registeredRefreshSeconds
      : config.guestRefreshSeconds
    const expiresAt = new Date(now().getTime() + seconds * 1000)
    return { secret, seconds, hash: hashSecret(secret), sessionId: session.id, expiresAt }
  }

  /** Ends the session of a refresh token, used or not. @returns false when it is unknown. */
  async function endSessionOf(refreshToken: string): Promise<boolean> {
    return db.transaction().execute(async (trx) => {
      const row = await lockRefreshToken(trx, hashSecret(refreshToken))
      if (row) await revokeSession(trx, row.id, now())
      return row !== undefined
    })
  }

  return {
    createCode,
    openSession,
    continueSession,
    endSessionOf,
    endSession: (sessionId: string) => revokeSession(db, sessionId, now()),
    endSessionsOfCustomer: (customerId: string) => revokeSessionsOfCustomer(db, customerId, now()),
    isOpen: (sessionId: string) => isSessionOpen(db, sessionId),
    deleteExpired: () => deleteExpired(db, now()),
  }
}

function isExchangeFor(code: CodeRow, exchange: CodeExchange, now: Date): boolean {
  return (
    code.expires_at > now &&
    code.client_id === exchange.clientId &&
    code.redirect_uri === exchange.redirectUri &&
    (exchange.siteId === undefined || code.site_id === exchange.siteId) &&
    (exchange.usid === undefined || code.usid === exchange.usid) &&
    isVerifierOf(code.code_challenge, exchange.codeVerifier)
  )
}
