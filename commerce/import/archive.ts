import type { Promotion } from '../promotions/promotion.schemas'
import type { SearchSetting } from '../search/search-setting.schemas'
import type {
  CustomerGroupRecord,
  PaymentMethodRecord,
  ShippingMethodRecord,
  SiteRecord,
} from './archive.schemas'
import type { CustomAttributes } from './record-parts.schemas'
import type { CouponRecord } from './read/read-coupons'
import type { SlotRecord } from './read/read-slots'
import type { SortContent } from './read/read-sort'
import type { SourceCodeGroupRecord } from './read/read-source-codes'

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
}

/** The content of a site's `tax.xml`. */
export interface SiteTax {
  classIds: string[]
  /** The tax class of products without one. */
  defaultClassId?: string
  rates: TaxRate[]
}

/** The content of a site's `preferences.xml`. */
export interface SiteSettings {
  defaultLocale: string
  locales: string[]
  currencies: string[]
  catalogId: string
  inventoryListId: string
  libraryId?: string
  priceBookIds: string[]
  preferences: CustomAttributes
}

/** One folder of `sites/`; data without a file is undefined and is not changed. */
export interface SiteContent {
  /** The site's folder, e.g. `sites/brindille`. */
  file: string
  id: string
  /** From `site.xml`. */
  record?: Pick<SiteRecord, 'name' | 'currency' | 'taxation' | 'status'>
  settings?: SiteSettings
  tax?: SiteTax
  shippingMethods?: ShippingMethodRecord[]
  paymentMethods?: PaymentMethodRecord[]
  customerGroups?: CustomerGroupRecord[]
  promotions?: Promotion[]
  coupons?: CouponRecord[]
  sourceCodes?: SourceCodeGroupRecord[]
  search?: SearchSetting
  sort?: SortContent
  slots?: SlotRecord[]
}

/** The data required to check the references between a site's parts. */
export interface Archive {
  catalogs: CatalogContent[]
  sites: SiteContent[]
}
