import type { SourceCodeGroup } from '../promotions/source-code-group.schemas'
import type { SearchSetting } from '../search/search-setting.schemas'
import type { ShippingMethodRecord, SitePreferences, SiteRecord } from './archive.schemas'
import type { CouponRecord } from './read/read-coupons'
import type { CustomerGroups } from './read/read-customer-groups'
import type { Payments } from './read/read-payments'
import type { PromotionContent } from './read/read-promotions'
import type { Named } from './read/read-record'
import type { Slots } from './read/read-slots'
import type { SortContent } from './read/read-sort'
import type { Entry } from './read/parse-records'

/** The parts of a catalog to which other files refer. */
interface CatalogContent {
  id: string
  categories: { id: string }[]
  products: { id: string }[]
}

export interface TaxRate {
  /** Empty for the default jurisdiction, which covers all other places. */
  countryCode: string
  /** An empty text means the whole country. */
  stateCode: string
  taxClassId: string
  /** For example, 0.0725 for 7.25 %. */
  rate: number
  jurisdictionId: string
}

export interface SiteTax {
  classIds: string[]
  /** The tax class of products without one. */
  defaultClassId?: string
  rates: TaxRate[]
}

/** One folder of `sites/`; data without a file is undefined and is not changed. */
export interface SiteContent {
  /** The site's folder, e.g. `sites/brindille`. */
  file: string
  id: string
  record?: Named<SiteRecord>
  settings?: Named<SitePreferences>
  tax?: SiteTax
  shippingMethods?: Entry<Named<ShippingMethodRecord>>[]
  payments?: Payments
  customerGroups?: CustomerGroups
  promotions?: PromotionContent
  coupons?: Entry<CouponRecord>[]
  sourceCodes?: Entry<Named<SourceCodeGroup>>[]
  search?: Named<SearchSetting>
  sort?: SortContent
  slots?: Slots
}

/** The data required to check the references between a site's parts. */
export interface Archive {
  catalogs: CatalogContent[]
  sites: SiteContent[]
}
