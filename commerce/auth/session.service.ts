import { randomUUID } from 'node:crypto'
import type { Db } from '../db/client'
import { isExchangeFor, type CodeExchange } from './code-exchange.rules'
import { invalidGrant } from './oauth-problem'
import { isInGrace, repeatAnswer, toSuccessor } from './refresh-chain'
import { createSecret, hashSecret } from '../secrets'
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
  readRootId,
  revokeFamily,
  revokeSessionOfCode,
  revokeSessionsOfCustomer,
  takeCode,
  updateTracking,
  type SessionRow,
} from './session.repository'
import {
  type SessionStart,
  type Sources,
  toSession,
  nextRefreshToken,
  secondsUntil,
  isRevoked,
} from './open-session'

const CODE_LIFETIME_MS = 120_000

export interface CodeRequest {
  siteId: string
  clientId: string
  usid: string
  customerId?: string
  redirectUri: string
  /** Absent for a client that authenticates with its secret. */
  codeChallenge?: string
}

export interface RefreshRequest {
  clientId: string
  siteId?: string
  rotates?: boolean
  /** If absent, the session's value is kept. */
  doNotTrack?: boolean
  visitId?: string
}

export interface OpenSession {
  session: SessionRow
  refreshToken: string
  refreshSeconds: number
}

export type SessionService = ReturnType<typeof createSessionService>

/** Each code and each refresh token can be used once. */
export function createSessionService(db: Db, { config, now }: Omit<Sources, 'db'>) {
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

  /** @throws OauthProblem 400 invalid_grant; reusing a code ends the session that it opened. */
  async function openSession(exchange: CodeExchange): Promise<OpenSession> {
    const hash = hashSecret(exchange.code)
    const code = await db.transaction().execute((trx) => takeCode(trx, hash, now()))
    if (!code) await revokeSessionOfCode(db, hash, now())
    if (!code || !isExchangeFor(code, exchange, now())) {
      throw invalidGrant('The authorization code is invalid or has expired.')
    }
    return insertOpenSession(
      { db, config, now },
      {
        siteId: code.site_id,
        clientId: code.client_id,
        usid: code.usid,
        customerId: code.customer_id ?? undefined,
        doNotTrack: exchange.doNotTrack,
        visitId: exchange.visitId,
      },
      hash,
    )
  }

  /**
   * Ends the session of a refresh token, used or not.
   * @param clientId if given, the session must belong to this client.
   */
  async function endSessionOf(refreshToken: string, clientId?: string): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const row = await lockRefreshToken(trx, hashSecret(refreshToken))
      const isOwn = clientId === undefined || row?.client_id === clientId
      if (row && isOwn) await revokeFamily(trx, row.id, now())
    })
  }

  /** Returns the session of a refresh token; undefined if the token is unknown, used or expired. */
  async function findSession(refreshToken: string) {
    const row = await readRefreshToken(db, hashSecret(refreshToken))
    if (!row || row.used_at || isRevoked(row) || row.token_expires_at <= now()) return undefined
    return row
  }

  return {
    createCode,
    openSession,
    /** Opens a session for a shopper who was authenticated without a code. */
    startSession: (start: SessionStart) => insertOpenSession({ db, config, now }, start),
    continueSession: (refreshToken: string, given: RefreshRequest) =>
      continueSession({ db, config, now }, refreshToken, given),
    findSession,
    isGuestOf: (refreshToken: string, guest: { siteId: string; usid: string }) =>
      isGuestOf({ db, now }, refreshToken, guest),
    endSessionOf,
    endSession: (sessionId: string) => revokeFamily(db, sessionId, now()),
    endSessionsOfCustomer: (customerId: string) =>
      db.transaction().execute((trx) => revokeSessionsOfCustomer(trx, customerId, now())),
    isOpen: (sessionId: string) => isSessionOpen(db, sessionId),
    isCustomerOfVisit: (visit: { siteId: string; visitId: string; customerId: string }) =>
      isCustomerOfVisit(db, visit, now()),
    deleteExpired: () => deleteExpired(db, now()),
  }
}

async function insertOpenSession(
  { db, config, now }: Sources,
  start: SessionStart,
  codeHash?: string,
): Promise<OpenSession> {
  return db.transaction().execute(async (trx) => {
    const id = randomUUID()
    const { parentId } = start
    const rootId = parentId === undefined ? id : await readRootId(trx, parentId)
    if (rootId === undefined) throw invalidGrant('The session has ended.')
    const session = toSession(now, start, { id, rootId })
    const next = nextRefreshToken({ config, now }, session)
    await insertSession(trx, session, codeHash)
    await insertRefreshToken(trx, next)
    return { session, refreshToken: next.secret, refreshSeconds: next.seconds }
  })
}

/**
 * @param rotates false for a confidential client, whose refresh token stays valid.
 * @returns undefined if the token is unknown, expired or already used, or its session has ended.
 */
async function continueSession(
  { db, config, now }: Sources,
  refreshToken: string,
  { clientId, siteId, rotates = true, doNotTrack, visitId }: RefreshRequest,
): Promise<OpenSession | undefined> {
  return db.transaction().execute(async (trx) => {
    const row = await lockRefreshToken(trx, hashSecret(refreshToken))
    if (!row || row.client_id !== clientId || isRevoked(row)) return undefined
    if (siteId !== undefined && row.site_id !== siteId) return undefined
    const { used_at: usedAt, token_expires_at: expiresAt, successor_salt: _salt, ...rest } = row
    if (usedAt) {
      const repeated = await repeatAnswer(trx, refreshToken, now())
      return repeated && { ...repeated, refreshSeconds: secondsUntil(repeated.expiresAt, now()) }
    }
    if (expiresAt <= now()) return undefined
    const tracking = {
      do_not_track: doNotTrack ?? rest.do_not_track,
      visit_id: visitId ?? rest.visit_id,
    }
    const session = { ...rest, ...tracking }
    if (doNotTrack !== undefined || visitId !== undefined) {
      await updateTracking(trx, session.id, tracking)
    }
    if (!rotates) return { session, refreshToken, refreshSeconds: secondsUntil(expiresAt, now()) }
    const salt = createSecret()
    const next = nextRefreshToken({ config, now }, session, toSuccessor(refreshToken, salt))
    await markRefreshTokenUsed(trx, hashSecret(refreshToken), { usedAt: now(), salt })
    await insertRefreshToken(trx, next)
    return { session, refreshToken: next.secret, refreshSeconds: next.seconds }
  })
}

async function isGuestOf(
  { db, now }: Pick<Sources, 'db' | 'now'>,
  refreshToken: string,
  guest: { siteId: string; usid: string },
) {
  const row = await readRefreshToken(db, hashSecret(refreshToken))
  if (!row || row.customer_id !== null || isRevoked(row) || row.token_expires_at <= now()) {
    return false
  }
  if (row.used_at && !isInGrace(row.used_at, now())) return false
  return row.usid === guest.usid && row.site_id === guest.siteId
}
