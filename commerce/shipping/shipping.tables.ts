import type { Generated } from 'kysely'
import type { ConditionGroup } from '../customer-groups/customer-group.schemas'
import type { JsonbDefault, Localized } from '../db/columns'
import type { ProductSelection } from '../promotions/product-selection.schemas'

/** Amounts are in cents; the last step whose minimum is reached applies. */
export interface ShippingPriceStep {
  minAmountMinor: number
  rateMinor: number
  /** Percentage of the goods' value, or of the base method's price if there is one. */
  percentage?: number
}

/**
 * The addresses to which a method does not deliver. An address matches if it meets one of the
 * groups.
 */
export interface ShippingAddressRule {
  excluded?: ConditionGroup[]
  /** Exceptions from `excluded`. */
  except?: ConditionGroup[]
}

export interface ShippingCostGroup {
  kind: 'fixed' | 'surcharge'
  products: ProductSelection
  amountMinor: number
}

export interface ShippingRestriction {
  /** If absent, everybody. */
  customerGroupIds?: string[]
  /** Products that the method does not deliver. */
  excludedProducts?: ProductSelection
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
  base_method_id: string | null
  cost_groups: JsonbDefault<ShippingCostGroup[]>
  restriction: JsonbDefault<ShippingRestriction>
  custom: JsonbDefault<Record<string, unknown>>
  localized: JsonbDefault<Localized>
}
