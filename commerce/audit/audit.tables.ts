import type { Generated } from 'kysely'
import type { Jsonb, Timestamp } from '../db/columns'

interface AuditEntryTable {
  id: Generated<number>
  at: Timestamp
  operator_email: string | null
  operator_name: string
  action: string
  subject_type: string
  subject_id: string
  before: Jsonb<Record<string, unknown>> | null
  after: Jsonb<Record<string, unknown>> | null
  request_id: string
}

/** The table of the audit module (migration 405). */
declare module '../db/schema' {
  interface Schema {
    audit_entry: AuditEntryTable
  }
}
