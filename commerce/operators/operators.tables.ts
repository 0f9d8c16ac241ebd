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

/** The tables of the operators module (migrations 405, 492 and 521). */
declare module '../db/schema' {
  interface Schema {
    local_session: LocalSessionTable
    operator: OperatorTable
    operator_session: OperatorSessionTable
  }
}
