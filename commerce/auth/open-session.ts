import type { Config } from '../config'
import type { Db } from '../db/client'
import { createSecret, hashSecret } from '../secrets'
import { type SessionRow } from './session.repository'

export interface SessionStart {
  siteId: string
  clientId: string
  usid: string
  customerId?: string
  doNotTrack: boolean
  visitId?: string
  /** The session from which this one is opened, and with which it ends. */
  parentId?: string
}

export interface Sources {
  db: Db
  config: Config
  now: () => Date
}

export function toSession(
  now: () => Date,
  start: SessionStart,
  ids: { id: string; rootId: string },
): SessionRow {
  return {
    id: ids.id,
    root_id: ids.rootId,
    site_id: start.siteId,
    client_id: start.clientId,
    usid: start.usid,
    customer_id: start.customerId ?? null,
    do_not_track: start.doNotTrack,
    visit_id: start.visitId ?? null,
    created_at: now(),
    expires_at: now(),
    revoked_at: null,
  }
}

export function nextRefreshToken(
  { config, now }: Omit<Sources, 'db'>,
  session: SessionRow,
  secret = createSecret(),
) {
  const seconds = session.customer_id ? config.registeredRefreshSeconds : config.guestRefreshSeconds
  const expiresAt = new Date(now().getTime() + seconds * 1000)
  return { secret, seconds, hash: hashSecret(secret), sessionId: session.id, expiresAt }
}

export const secondsUntil = (moment: Date, now: Date) =>
  Math.floor((moment.getTime() - now.getTime()) / 1000)

type Revocable = Pick<SessionRow, 'revoked_at'> & { family_revoked_at: Date | null }

export function isRevoked(row: Revocable): boolean {
  return row.revoked_at !== null || row.family_revoked_at !== null
}
