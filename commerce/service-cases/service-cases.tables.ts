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
}

/** The tables of the service cases module (migration 170). */
declare module '../db/schema' {
  interface Schema {
    service_case: ServiceCaseTable
  }
}
