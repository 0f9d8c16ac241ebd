import type { Localized } from '../db/columns'
import type {
  ProductImageGroup,
  ProductKind,
  ProductMember,
  VariationAttribute,
} from './catalog.tables'

export interface ProductCore {
  id: string
  kind: ProductKind
  masterId: string | null
  name: string
  brand: string | null
  shortDescription: string | null
  longDescription: string | null
  pageTitle: string | null
  pageDescription: string | null
  pageKeywords: string | null
  online: boolean
  onlineFrom: Date | null
  onlineTo: Date | null
  searchable: boolean
  searchRank: number | null
  images: ProductImageGroup[]
  variationAttributes: VariationAttribute[]
  variationValues: Record<string, string>
  defaultVariantId: string | null
  custom: Record<string, unknown>
  createdAt: Date
  localized: Localized
  upc: string | null
  ean: string | null
  manufacturerName: string | null
  manufacturerSku: string | null
  /** Only sets and bundles have members. */
  members: ProductMember[]
}

export const productCoreColumns = [
  'id',
  'kind',
  'master_id as masterId',
  'name',
  'brand',
  'short_description as shortDescription',
  'long_description as longDescription',
  'page_title as pageTitle',
  'page_description as pageDescription',
  'page_keywords as pageKeywords',
  'online',
  'online_from as onlineFrom',
  'online_to as onlineTo',
  'searchable',
  'search_rank as searchRank',
  'images',
  'variation_attributes as variationAttributes',
  'variation_values as variationValues',
  'default_variant_id as defaultVariantId',
  'custom',
  'created_at as createdAt',
  'localized',
  'upc',
  'ean',
  'manufacturer_name as manufacturerName',
  'manufacturer_sku as manufacturerSku',
  'members',
] as const
