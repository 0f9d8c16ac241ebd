import type { Generated } from 'kysely'
import type { JsonbDefault } from '../db/columns'
import type { Taxation } from '../tax/tax.rules'

/**
 * A `protected` site requires a password in Commerce Cloud's own storefront; its Shopper APIs are
 * public.
 */
export type SiteStatus = 'online' | 'protected' | 'offline'

export interface SiteTable {
  id: string
  name: string
  currency: Generated<string>
  default_locale: Generated<string>
  catalog_id: string
  inventory_list_id: string
  price_book_ids: Generated<string[]>
  preferences: JsonbDefault<Record<string, unknown>>
  locales: Generated<string[]>
  currencies: Generated<string[]>
  library_id: string | null
  /** For products and shipping methods without a tax class. */
  default_tax_class_id: string | null
  taxation: Generated<Taxation>
  status: Generated<SiteStatus>
}
