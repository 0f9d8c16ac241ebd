import type { Generated } from 'kysely'
import type { JsonbDefault, Localized } from '../db/columns'

/** Amounts in cents; the last step whose minimum is reached applies. */
export interface ShippingPriceStep {
  minAmountMinor: number
  rateMinor: number
}

export interface ShippingAddressRule {
  includeStates?: string[]
  excludeStates?: string[]
  excludePoBox?: boolean
  /** Nowhere else. */
  countries?: string[]
  excludeCountries?: string[]
}

export interface ShippingMethodTable {
  site_id: string
  id: string
  name: string
  description: string | null
  currency: string
  tax_class_id: string | null
  enabled: Generated<boolean>
  is_default: Generated<boolean>
  position: Generated<number>
  price_table: JsonbDefault<ShippingPriceStep[]>
  address_rule: JsonbDefault<ShippingAddressRule>
  custom: JsonbDefault<Record<string, unknown>>
  localized: JsonbDefault<Localized>
}
