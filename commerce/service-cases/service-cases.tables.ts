import type { Jsonb, Timestamp } from '../db/columns'

export type CaseKind =
  'contact' | 'catalog-request' | 'marketing-lead' | 'campaign' | 'feedback' | 'logo-sleeve'

/** Something that a shopper wrote to the shop in a form. */
interface ServiceCaseTable {
  id: string
  site_id: string
  kind: CaseKind
  /** Of a campaign entry: event and phase. */
  event: string
  /** In lower case; empty where feedback was given without one. */
  email: string
  fields: Jsonb<Record<string, unknown>>
  created_at: Timestamp
}

/** The tables of the service cases module (migration 170). */
export interface ServiceCasesTables {
  service_case: ServiceCaseTable
}
