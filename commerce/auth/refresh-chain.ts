import { createHmac } from 'node:crypto'
import type { Trx } from '../db/client'
import { hashSecret } from '../secrets'
import { lockRefreshToken, revokeFamily } from './session.repository'

/**
 * How long a used refresh token still returns its successor, because the first response may have
 * been lost (ADR 45).
 */
const GRACE_MS = 60_000

export function isInGrace(usedAt: Date, now: Date): boolean {
  return now.getTime() - usedAt.getTime() < GRACE_MS
}

/**
 * Returns the successor of a refresh token. It is always the same, and cannot be derived without
 * the token itself, of which the database stores only the hash.
 */
export function toSuccessor(refreshToken: string, salt: string): string {
  return createHmac('sha256', refreshToken).update(salt).digest('base64url')
}

/**
 * Returns, for a used token within the grace period, the unused token at the end of its chain, with
 * its session. A token used later is considered stolen: all sessions of its family end, and the
 * result is undefined.
 */
export async function repeatAnswer(trx: Trx, usedToken: string, now: Date) {
  let refreshToken = usedToken
  for (;;) {
    const row = await lockRefreshToken(trx, hashSecret(refreshToken))
    if (!row) return undefined
    const { used_at: usedAt, successor_salt: salt, token_expires_at: expiresAt, ...session } = row
    if (!usedAt) return { session, refreshToken, expiresAt }
    if (salt === null || !isInGrace(usedAt, now)) {
      await revokeFamily(trx, session.id, now)
      return undefined
    }
    refreshToken = toSuccessor(refreshToken, salt)
  }
}
