import type { Generated } from 'kysely'
import type { ProductImageGroup, VariationAttribute } from '../catalog/catalog.tables'
import type { PriceTier } from '../pricing/pricing.rules'
import type { Jsonb, JsonbDefault, Timestamp } from '../db/columns'

/** Raise it when the shape or content of documents changes: older indexes are then built anew. */
export const INDEX_FORMAT = 2

/** A hit as indexed: amounts in cents, pictures as paths, stock left out because it changes. */
export interface IndexedHit {
  kind: 'standard' | 'master'
  image?: ProductImageGroup['images'][number]
  defaultVariantId?: string
  primaryCategoryId?: string
  variationAttributes: VariationAttribute[]
  variants: {
    id: string
    priceMinor: number
    values: Record<string, string>
    tiers: PriceTier[]
  }[]
  ranges: { priceBookId: string; minMinor: number; maxMinor: number }[]
  /** Of a single item; a master's are its variants'. */
  tiers: PriceTier[]
  custom: Record<string, unknown>
}

/** A refinement that the site offers, with the values that occur. */
export interface RefinementDefinition {
  id: string
  label: string
  values: { value: string; label: string }[]
}

export interface SearchDocumentTable {
  site_id: string
  product_id: string
  name: string
  brand: string | null
  words: string
  tokens: string[]
  category_positions: JsonbDefault<Record<string, number>>
  price_minor: number
  price_max_minor: number
  search_rank: number
  created_at: Timestamp
  sellable_ids: string[]
  hit: Jsonb<IndexedHit>
  image_groups: JsonbDefault<ProductImageGroup[]>
}

export interface SearchWordTable {
  site_id: string
  word: string
  frequency: number
}

export interface SearchIndexTable {
  site_id: string
  built_at: Timestamp
  valid_until: Timestamp
  format: Generated<number>
  refinements: Jsonb<RefinementDefinition[]>
}

/** What the archive says about searching a site: weights, synonyms, stop words, phrases. */
export interface SearchSettingTable {
  site_id: string
  definition: Jsonb<unknown>
}

export interface SortingRuleTable {
  site_id: string
  id: string
  definition: Jsonb<unknown>
}

/** The tables of the search module's migrations. */
export interface SearchTables {
  search_setting: SearchSettingTable
  sorting_rule: SortingRuleTable
  search_document: SearchDocumentTable
  search_word: SearchWordTable
  search_index: SearchIndexTable
}
