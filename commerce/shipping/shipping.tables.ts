import type { Generated } from 'kysely'
import type { ConditionGroup } from '../customer-groups/customer-group.schemas'
import type { JsonbDefault, Localized } from '../db/columns'
import type { ProductSelection } from '../promotions/product-selection.schemas'

/** Amounts in cents; the last step whose minimum is reached applies. */
export interface ShippingPriceStep {
  minAmountMinor: number
  rateMinor: number
  /** Per cent of the goods' value or, where there is a base method, of what that one costs. */
  percentage?: number
}

/** Where a method does not deliver. An address matches when it fits one of the groups. */
export interface ShippingAddressRule {
  excluded?: ConditionGroup[]
  /** Addresses that `excluded` is not about. */
  except?: ConditionGroup[]
}

/** What each piece of some products costs besides, or instead of (`fixed`), the price table. */
export interface ShippingCostGroup {
  kind: 'fixed' | 'surcharge'
  products: ProductSelection
  amountMinor: number
}

export interface ShippingRestriction {
  /** Absent: everybody. */
  customerGroupIds?: string[]
  /** What it does not deliver. */
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
