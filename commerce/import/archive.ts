import type { Coupon, Promotion } from '../promotions/promotion.schemas'
import type {
  AssignmentRecord,
  CategoryRecord,
  CustomerGroupRecord,
  InventoryListRecord,
  InventoryRecord,
  PaymentMethodRecord,
  PriceBookRecord,
  PriceRecord,
  ProductRecord,
  ShippingMethodRecord,
  StoreRecord,
  CustomAttributes,
} from './archive.schemas'

/** A record and the file it stands in, so that findings can name it. */
export type From<T> = T & { file: string }

export interface CatalogContent {
  file: string
  id: string
  categories: CategoryRecord[]
  products: ProductRecord[]
  assignments: AssignmentRecord[]
}

export type PriceBookContent = From<PriceBookRecord> & { prices: PriceRecord[] }
export type InventoryContent = From<InventoryListRecord> & { records: InventoryRecord[] }

export interface TaxRate {
  countryCode: string
  stateCode: string
  taxClassId: string
  /** 0.0725 for 7.25 %. */
  rate: number
}

export interface SiteContent {
  /** The site's folder, e.g. `sites/brindille`. */
  file: string
  id: string
  name: string
  currency: string
  defaultLocale: string
  catalogId: string
  inventoryListId: string
  priceBookIds: string[]
  preferences: CustomAttributes
  taxClassIds: string[]
  taxRates: TaxRate[]
  shippingMethods: ShippingMethodRecord[]
  paymentMethods: PaymentMethodRecord[]
  customerGroups: CustomerGroupRecord[]
  promotions: Promotion[]
  coupons: Coupon[]
}

/** Everything a site-import archive says, parsed and typed, not yet checked against itself. */
export interface Archive {
  catalogs: CatalogContent[]
  priceBooks: PriceBookContent[]
  inventoryLists: InventoryContent[]
  stores: From<StoreRecord>[]
  sites: SiteContent[]
}
