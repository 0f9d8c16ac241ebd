import type { Generated } from 'kysely'
import type { JsonbDefault, Localized } from '../db/columns'

export interface PaymentCard {
  cardType: string
  name: string
}

/**
 * The shoppers and totals for which a payment method is available. Absent values restrict nothing.
 * Amounts are cents.
 */
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
  cards: JsonbDefault<PaymentCard[]>
  custom: JsonbDefault<Record<string, unknown>>
  localized: JsonbDefault<Localized>
  description: string | null
  image: string | null
  restriction: JsonbDefault<PaymentRestriction>
  /** The processor that authorizes its payments, by its name in the archive. */
  processor_id: string | null
}
