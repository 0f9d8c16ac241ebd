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

/** What of a catalogue others refer to. */
interface CatalogContent {
  id: string
  categories: { id: string }[]
  products: { id: string }[]
}

export interface TaxRate {
  /** Empty: the default jurisdiction, for every place that no other covers. */
  countryCode: string
  /** Empty: the whole country. */
  stateCode: string
  taxClassId: string
  /** 0.0725 for 7.25 %. */
  rate: number
}

/** The content of a site's `tax.xml`. */
export interface SiteTax {
  classIds: string[]
  /** Of what names no class. */
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

/** One folder of `sites/`; what has no file there is absent, and stays as it is. */
export interface SiteContent {
  /** The site's folder, e.g. `sites/brindille`. */
  file: string
  id: string
  /** Of `site.xml`. */
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

/** What must be at hand to check a site's parts against each other. */
export interface Archive {
  catalogs: CatalogContent[]
  sites: SiteContent[]
}
