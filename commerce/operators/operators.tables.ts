import type { Generated } from 'kysely'
import type { Jsonb, JsonbDefault, Timestamp } from '../db/columns'

export interface OperatorTable {
  /** In lower case. */
  email: string
  name: string
  password_hash: string
  /** Parsed on every read. */
  roles: Jsonb<unknown>
  /** The ids of their shops, parsed on every read. */
  shops: JsonbDefault<unknown>
  revision: Generated<number>
  created_at: Timestamp
  disabled_at: Timestamp | null
  last_login_at: Timestamp | null
}

interface OperatorSessionTable {
  hash: string
  email: string
  created_at: Timestamp
  expires_at: Timestamp
}

interface LocalSessionTable {
  link_hash: string
  session_hash: string
  expires_at: Timestamp
}

export interface OperatorPasskeyTable {
  id: Generated<number>
  email: string
  credential_id: string
  name: string
  public_key: string
  signature_count: number
  created_at: Timestamp
  /** Null until the first login. */
  last_used_at: Timestamp | null
}

interface OperatorRecoveryCodeTable {
  hash: string
  email: string
}

export interface OperatorTokenTable {
  hash: string
  email: string
  /** The challenge of a login's second step, or of a new passkey; a link for a new password. */
  purpose: 'login' | 'passkey' | 'password'
  expires_at: Timestamp
}

/** The tables of the operators module (migrations 405, 492, 521 and 580). */
declare module '../db/schema' {
  interface Schema {
    local_session: LocalSessionTable
    operator: OperatorTable
    operator_passkey: OperatorPasskeyTable
    operator_recovery_code: OperatorRecoveryCodeTable
    operator_token: OperatorTokenTable
    operator_session: OperatorSessionTable
  }
}
