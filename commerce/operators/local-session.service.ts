import { timingSafeEqual } from 'node:crypto'
import { millisecondsInDay } from 'date-fns/constants'
import { createSecret, hashSecret } from '../secrets'
import type { Db } from '../db/client'

const SESSION_MS = 7 * millisecondsInDay

export interface LocalSessionService {
  /** @returns the secret to store in the browser; undefined for a wrong or used key */
  open(key: string): Promise<string | undefined>
  isOpen(secret: string): Promise<boolean>
}

export function createLocalSessions(
  db: Db,
  startKey: string | undefined,
  now: () => Date,
): LocalSessionService {
  return {
    async open(key) {
      if (startKey === undefined) return undefined
      const link_hash = hashSecret(startKey)
      if (!timingSafeEqual(Buffer.from(hashSecret(key)), Buffer.from(link_hash))) return undefined
      const at = now()
      await db
        .deleteFrom('local_session')
        .where('expires_at', '<=', at)
        .where('link_hash', '!=', link_hash)
        .execute()
      const secret = createSecret()
      const session = {
        link_hash,
        session_hash: hashSecret(secret),
        expires_at: new Date(at.getTime() + SESSION_MS),
      }
      const opened = await db
        .insertInto('local_session')
        .values(session)
        .onConflict((used) => used.doNothing())
        .returning('link_hash')
        .executeTakeFirst()
      return opened && secret
    },

    async isOpen(secret) {
      const session = await db
        .selectFrom('local_session')
        .select('link_hash')
        .where('session_hash', '=', hashSecret(secret))
        .where('expires_at', '>', now())
        .executeTakeFirst()
      return session !== undefined
    },
  }
}
