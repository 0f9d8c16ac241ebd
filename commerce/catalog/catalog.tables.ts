import type { ColumnType, Generated } from 'kysely'
import type { Jsonb, JsonbDefault, Localized, Timestamp, TimestampDefault } from '../db/columns'
import type { ShippingMethodTable } from '../shipping/shipping.tables'
import type { SiteTable } from '../sites/site.tables'
import type {
  InventoryListTable,
  InventoryTable,
  PriceBookAssignmentTable,
  PriceBookTable,
  PriceTable,
} from './offer.tables'

type Custom = Record<string, unknown>

export interface ProductImageGroup {
  viewType: string
  /** The variation values that the pictures show, e.g. `{size: '9'}`; if absent, all values. */
  variation?: Record<string, string>
  images: {
    path: string
    alt?: string
    title?: string
    /** Locale → `alt`, `title`. */
    localized?: Record<string, Record<string, string>>
  }[]
}

export interface VariationAttribute {
  id: string
  name: string
  values: {
    value: string
    name: string
    description?: string
    localized?: Record<string, Record<string, string>>
  }[]
  /** Locale → `name`. */
  localized?: Record<string, Record<string, string>>
}

export type ProductKind = 'standard' | 'master' | 'variant' | 'variation_group' | 'set' | 'bundle'

/** An option that can be bought with a product, e.g. a gift wrap. */
export interface ProductOptionUse {
  optionId: string
  selectedValueId?: string
}

export interface ProductMember {
  productId: string
  quantity: number
}

export interface ProductLink {
  type: string
  targetId: string
}

interface CatalogTable {
  id: string
}

interface CategoryTable {
  catalog_id: string
  id: string
  parent_id: string | null
  name: string
  description: string | null
  page_title: string | null
  page_description: string | null
  page_keywords: string | null
  image: string | null
  thumbnail: string | null
  online: Generated<boolean>
  position: Generated<number>
  custom: JsonbDefault<Custom>
  localized: JsonbDefault<Localized>
  refinements: JsonbDefault<unknown[]>
  sorting: JsonbDefault<Record<string, string>>
  links: JsonbDefault<(ProductLink & { catalogId?: string })[]>
  online_from: Timestamp | null
  online_to: Timestamp | null
  sitemap_included: Generated<boolean>
}

interface ProductTable {
  id: string
  catalog_id: string
  kind: ProductKind
  master_id: string | null
  name: string
  brand: string | null
  short_description: string | null
  long_description: string | null
  page_title: string | null
  page_description: string | null
  page_keywords: string | null
  online: Generated<boolean>
  online_from: Timestamp | null
  online_to: Timestamp | null
  searchable: Generated<boolean>
  sitemap_included: Generated<boolean>
  search_rank: number | null
  tax_class_id: Generated<string>
  unit: string | null
  min_order_quantity: Generated<number>
  step_quantity: Generated<number>
  images: JsonbDefault<ProductImageGroup[]>
  variation_attributes: JsonbDefault<VariationAttribute[]>
  variation_values: JsonbDefault<Record<string, string>>
  default_variant_id: string | null
  custom: JsonbDefault<Custom>
  created_at: TimestampDefault
  position: Generated<number>
  localized: JsonbDefault<Localized>
  upc: string | null
  ean: string | null
  manufacturer_name: string | null
  manufacturer_sku: string | null
  unit_quantity: number | null
  options: JsonbDefault<ProductOptionUse[]>
  members: JsonbDefault<ProductMember[]>
  product_links: JsonbDefault<ProductLink[]>
  recommendations: JsonbDefault<unknown[]>
  classification_category_id: string | null
  page_url: string | null
  /** Time of the last change to the product page's content; maintained by database triggers. */
  changed_at: TimestampDefault
  /** Site → property → the site's own value, e.g. `{'brindille-volume': {online: false}}`. */
  site_specific: JsonbDefault<Record<string, Custom>>
}

interface ProductOptionTable {
  catalog_id: string
  id: string
  definition: Jsonb<unknown>
}

interface AttributeDefinitionTable {
  /** `Product`, `Category`, `Order`, `Profile` … */
  object_type: string
  id: string
  definition: Jsonb<unknown>
}

interface CategoryProductTable {
  catalog_id: string
  category_id: string
  product_id: string
  position: Generated<number>
  is_primary: Generated<boolean>
}

export interface StoreTable {
  id: string
  name: string
  address1: string | null
  address2: string | null
  city: string | null
  postal_code: string | null
  state_code: string | null
  country_code: string
  phone: string | null
  email: string | null
  latitude: number | null
  longitude: number | null
  inventory_list_id: string | null
  store_hours: string | null
  image: string | null
  store_locator_enabled: Generated<boolean>
  custom: JsonbDefault<Custom>
  localized: JsonbDefault<Localized>
  store_events: string | null
  fax: string | null
  pos_enabled: Generated<boolean>
}

interface TaxRateTable {
  site_id: string
  country_code: string
  state_code: string
  tax_class_id: string
  /** 0.0725 means 7.25 %. */
  rate: number
  /** By which an archive names it; empty for rates of earlier imports. */
  jurisdiction_id: Generated<string>
}

interface CustomerGroupTable {
  site_id: string
  id: string
  description: string | null
  rule: ColumnType<unknown, string | null | undefined, string | null>
}

interface ArchiveImportTable {
  checksum: string
  imported_at: TimestampDefault
  report: Jsonb<unknown>
  is_demo: Generated<boolean>
}

/** Tables filled by a site-import archive (migrations 001 and 100). */
declare module '../db/schema' {
  interface Schema {
    product_option: ProductOptionTable
    attribute_definition: AttributeDefinitionTable
    price_book_assignment: PriceBookAssignmentTable
    site: SiteTable
    catalog: CatalogTable
    category: CategoryTable
    product: ProductTable
    category_product: CategoryProductTable
    price_book: PriceBookTable
    price: PriceTable
    inventory_list: InventoryListTable
    inventory: InventoryTable
    store: StoreTable
    shipping_method: ShippingMethodTable
    tax_rate: TaxRateTable
    customer_group: CustomerGroupTable
    archive_import: ArchiveImportTable
  }
}
