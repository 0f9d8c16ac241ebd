import { createHmac } from 'node:crypto'
import type { Trx } from '../db/client'
import { hashSecret } from './secrets'
import { lockRefreshToken, revokeFamily } from './session.repository'

/** How long a used refresh token still answers its successor: its answer may have been lost (ADR 45). */
const GRACE_MS = 60_000

export function isInGrace(usedAt: Date, now: Date): boolean {
  return now.getTime() - usedAt.getTime() < GRACE_MS
}

/**
 * The refresh token that follows another: the same every time it is asked for, and nobody can make
 * it without the token itself, of which the database stores the hash alone.
 */
export function toSuccessor(refreshToken: string, salt: string): string {
  return createHmac('sha256', refreshToken).update(salt).digest('base64url')
}

/**
 * For a used token: within the grace the unused one at the end of its chain, with its session. After
 * the grace somebody else has the token: its family ends, and the answer is undefined.
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
