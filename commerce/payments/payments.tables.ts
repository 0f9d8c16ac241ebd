import type { Generated } from 'kysely'
import type { JsonbDefault, Localized } from '../db/columns'

export interface OfferedCard {
  cardType: string
  name: string
}

/** Limits the use of a payment method; absent fields do not limit it. Amounts are in cents. */
export interface PaymentRestriction {
  countries?: string[]
  currencies?: string[]
  customerGroupIds?: string[]
  ranges?: { currency?: string; minMinor?: number; maxMinor?: number }[]
}

export interface PaymentMethodTable {
  site_id: string
  id: string
  name: string
  enabled: Generated<boolean>
  position: Generated<number>
  cards: JsonbDefault<OfferedCard[]>
  custom: JsonbDefault<Record<string, unknown>>
  localized: JsonbDefault<Localized>
  description: string | null
  image: string | null
  restriction: JsonbDefault<PaymentRestriction>
  /** The payment processor, as named in the archive. */
  processor_id: string | null
}

declare module '../db/schema' {
  interface Schema {
    payment_method: PaymentMethodTable
  }
}
