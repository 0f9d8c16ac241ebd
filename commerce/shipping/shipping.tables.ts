import type { Generated } from 'kysely'
import type { ConditionGroup } from '../customer-groups/customer-group.schemas'
import type { JsonbDefault, Localized } from '../db/columns'
import type { ProductSelection } from '../promotions/product-selection.schemas'

/** Amounts in cents. The last step whose minimum is reached applies. */
export interface ShippingPriceStep {
  minAmountMinor: number
  rateMinor: number
  /** Percentage of the goods' value or, with a base method, of that method's price. */
  percentage?: number
}

/**
 * Places to which a method does not deliver. An address matches if it meets all conditions of one
 * group.
 */
export interface ShippingAddressRule {
  excluded?: ConditionGroup[]
  /** Exceptions from `excluded`. */
  except?: ConditionGroup[]
}

/** Cost per piece of some products, in addition to or instead of (`fixed`) the price table. */
export interface ShippingCostGroup {
  kind: 'fixed' | 'surcharge'
  products: ProductSelection
  amountMinor: number
}

export interface ShippingRestriction {
  /** If absent, the method is available to everyone. */
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
