import type { Generated } from 'kysely'
import type { Jsonb, Timestamp } from '../db/columns'

export type CaseKind =
  'contact' | 'catalog-request' | 'marketing-lead' | 'campaign' | 'feedback' | 'logo-sleeve'

interface ServiceCaseTable {
  id: string
  site_id: string
  kind: CaseKind
  /** Event and phase of a campaign entry. */
  event: string
  /** In lower case; empty for anonymous feedback. */
  email: string
  fields: Jsonb<Record<string, unknown>>
  created_at: Timestamp
  /** An operator's address, or the name of a caller who is no operator. */
  assignee: string | null
  answered_at: Timestamp | null
  revision: Generated<number>
}

interface ServiceCaseAnswerTable {
  id: Generated<number>
  case_id: string
  at: Timestamp
  author_name: string
  text: string
}

/** The tables of the service cases module (migrations 170, 507). */
declare module '../db/schema' {
  interface Schema {
    service_case: ServiceCaseTable
    service_case_answer: ServiceCaseAnswerTable
  }
}
