import type { Generated } from 'kysely'
import type { Timestamp } from '../db/columns'

export interface PasskeyUserTable {
  id: Generated<number>
  customer_id: string
  user_handle: string
  display_name: string
  created_at: Timestamp
}

export interface PasskeyTable {
  id: Generated<number>
  user_id: number
  credential_id: string
  nick_name: string
  public_key: string
  signature_count: number
  created_at: Timestamp
  /** Null until the first login. */
  last_used_at: Timestamp | null
  /** The language of the mails about it; null for the site's. */
  locale: string | null
}

export interface PasskeyChallengeTable {
  hash: string
  site_id: string
  client_id: string
  /** Null for a login. */
  user_id: number | null
  nick_name: string | null
  expires_at: Timestamp
}

/** Migrations 509 and 513. */
declare module '../db/schema' {
  interface Schema {
    passkey_user: PasskeyUserTable
    passkey: PasskeyTable
    passkey_challenge: PasskeyChallengeTable
  }
}
