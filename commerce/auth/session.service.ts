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
  isCustomerOfVisit,
  isSessionOpen,
  lockRefreshToken,
  markRefreshTokenUsed,
  readRefreshToken,
  revokeSession,
  revokeSessionOfCode,
  revokeSessionsOfCustomer,
  takeCode,
  updateDoNotTrack,
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
  /** Absent for a client that proves itself with its secret. */
  codeChallenge?: string
}

export interface CodeExchange {
  code: string
  codeVerifier?: string
  clientId: string
  /** Not asked for where the code came without one. */
  redirectUri?: string
  siteId?: string
  usid?: string
  doNotTrack: boolean
}

/** A session without a code before it. */
export interface SessionStart {
  siteId: string
  clientId: string
  usid: string
  customerId?: string
  doNotTrack: boolean
}

export interface RefreshRequest {
  clientId: string
  siteId?: string
  rotates?: boolean
  /** Absent: as the session says already. */
  doNotTrack?: boolean
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
      code_challenge: request.codeChallenge ?? '',
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
    return insertOpenSession(
      {
        siteId: code.site_id,
        clientId: code.client_id,
        usid: code.usid,
        customerId: code.customer_id ?? undefined,
        doNotTrack: exchange.doNotTrack,
      },
      hash,
    )
  }

  async function insertOpenSession(start: SessionStart, codeHash?: string): Promise<OpenSession> {
    const session: SessionRow = {
      id: randomUUID(),
      site_id: start.siteId,
      client_id: start.clientId,
      usid: start.usid,
      customer_id: start.customerId ?? null,
      do_not_track: start.doNotTrack,
      created_at: now(),
      expires_at: now(),
      revoked_at: null,
    }
    const next = nextRefreshToken(session)
    await db.transaction().execute(async (trx) => {
      await insertSession(trx, session, codeHash)
      await insertRefreshToken(trx, next)
    })
    return { session, refreshToken: next.secret, refreshSeconds: next.seconds }
  }

  /**
   * @param rotates false for a confidential client: its refresh token stays good.
   * @returns undefined when the token is unknown, expired, used before or its session has ended.
   */
  async function continueSession(
    refreshToken: string,
    { clientId, siteId, rotates = true, doNotTrack }: RefreshRequest,
  ): Promise<OpenSession | undefined> {
    const hash = hashSecret(refreshToken)
    return db.transaction().execute(async (trx) => {
      const row = await lockRefreshToken(trx, hash)
      if (!row || row.client_id !== clientId || row.revoked_at) return undefined
      if (siteId !== undefined && row.site_id !== siteId) return undefined
      const { used_at: usedAt, token_expires_at: tokenExpiresAt, ...kept } = row
      if (usedAt) {
        const isTwin = now().getTime() - usedAt.getTime() < TWIN_REQUEST_MS
        if (!isTwin) await revokeSession(trx, kept.id, now())
        return undefined
      }
      if (tokenExpiresAt <= now()) return undefined
      const session = { ...kept, do_not_track: doNotTrack ?? kept.do_not_track }
      if (session.do_not_track !== kept.do_not_track) {
        await updateDoNotTrack(trx, session.id, session.do_not_track)
      }
      if (!rotates) {
        const seconds = Math.floor((tokenExpiresAt.getTime() - now().getTime()) / 1000)
        return { session, refreshToken, refreshSeconds: seconds }
      }
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

  /**
   * Ends the session of a refresh token, used or not.
   * @param clientId when given, the client that the session must be of.
   */
  async function endSessionOf(refreshToken: string, clientId?: string): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const row = await lockRefreshToken(trx, hashSecret(refreshToken))
      const isOwn = clientId === undefined || row?.client_id === clientId
      if (row && isOwn) await revokeSession(trx, row.id, now())
    })
  }

  /** The session a refresh token belongs to; undefined when it is not good (any more). */
  async function findSession(refreshToken: string) {
    const row = await readRefreshToken(db, hashSecret(refreshToken))
    if (!row || row.used_at || row.revoked_at || row.token_expires_at <= now()) return undefined
    return row
  }

  return {
    createCode,
    openSession,
    /** Opens a session for who proved to be the shopper in another way than by a code. */
    startSession: (start: SessionStart) => insertOpenSession(start),
    continueSession,
    findSession,
    endSessionOf,
    endSession: (sessionId: string) => revokeSession(db, sessionId, now()),
    endSessionsOfCustomer: (customerId: string) => revokeSessionsOfCustomer(db, customerId, now()),
    isOpen: (sessionId: string) => isSessionOpen(db, sessionId),
    isCustomerOfVisit: (visit: { siteId: string; usid: string; customerId: string }) =>
      isCustomerOfVisit(db, visit, now()),
    deleteExpired: () => deleteExpired(db, now()),
  }
}

function isExchangeFor(code: CodeRow, exchange: CodeExchange, now: Date): boolean {
  return (
    code.expires_at > now &&
    code.client_id === exchange.clientId &&
    (exchange.redirectUri === undefined || code.redirect_uri === exchange.redirectUri) &&
    (exchange.siteId === undefined || code.site_id === exchange.siteId) &&
    (exchange.usid === undefined || code.usid === exchange.usid) &&
    isProvedBy(code.code_challenge, exchange.codeVerifier)
  )
}

// without a challenge the client has proved itself with its secret
function isProvedBy(challenge: string, verifier: string | undefined): boolean {
  if (challenge === '') return verifier === undefined
  return verifier !== undefined && isVerifierOf(challenge, verifier)
}
