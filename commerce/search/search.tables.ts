import type { Generated } from 'kysely'
import type { ProductImageGroup, VariationAttribute } from '../catalog/catalog.tables'
import type { Localized } from '../db/columns'
import type { Jsonb, JsonbDefault, Timestamp } from '../db/columns'

/** Must be incremented when the format of documents changes, so that older indexes are rebuilt. */
export const INDEX_FORMAT = 6

export type HitKind = 'standard' | 'master' | 'variation_group' | 'set' | 'bundle'

/** Returns `htype` of the Shopper Search API, which is `product` for single items and variants. */
export function toHitType(kind: HitKind): string {
  return kind === 'standard' ? 'product' : kind
}

/**
 * A hit as stored in the index: pictures as paths, and without prices and stock, which change more
 * often.
 */
export interface IndexedHit {
  kind: HitKind
  image?: ProductImageGroup['images'][number]
  defaultVariantId?: string
  primaryCategoryId?: string
  variationAttributes: VariationAttribute[]
  variants: { id: string; values: Record<string, string>; custom?: Record<string, unknown> }[]
  /** Variation groups of a master. */
  groups?: { id: string; values: Record<string, string> }[]
  custom: Record<string, unknown>
}

/** A refinement that the site offers, with the values that occur in products. */
export interface RefinementDefinition {
  id: string
  label: string
  values: { value: string; label: string }[]
}

/** Words of the same weight; the last element is 1 if typing errors may be corrected to them. */
export type WeighedText = [weight: number, words: string, isCorrectable: 0 | 1]

/** Locale → texts; `default` contains those of the site's default locale. */
export type DocumentTexts = Record<string, WeighedText[]>

/** Currency → price of each sellable id in cents, null if it has no price. */
export type DocumentPrices = Record<string, (number | null)[]>

interface SearchDocumentTable {
  site_id: string
  product_id: string
  name: string
  brand: string | null
  tokens: string[]
  category_positions: JsonbDefault<Record<string, number>>
  search_rank: number
  created_at: Timestamp
  sellable_ids: string[]
  part_ids: Generated<string[]>
  texts: Jsonb<DocumentTexts>
  prices: Jsonb<DocumentPrices>
  localized: JsonbDefault<Localized>
  hit: Jsonb<IndexedHit>
  image_groups: JsonbDefault<ProductImageGroup[]>
}

interface SearchChangeTable {
  site_id: string
  product_id: string
  sequence: number
  text_sequence: number
}

interface SearchIndexTable {
  site_id: string
  built_at: Timestamp
  valid_until: Timestamp
  format: Generated<number>
  lineage: Generated<string>
  /** Changes with the rules of the search, of which engines keep what they have parsed. */
  version: Generated<string>
  sequence: Generated<number>
  base: Generated<number>
  refinements: Jsonb<RefinementDefinition[]>
}

/** The search settings of an archive: weights, synonyms, stop words, phrases. */
interface SearchSettingTable {
  site_id: string
  definition: Jsonb<unknown>
}

interface SortingRuleTable {
  site_id: string
  id: string
  definition: Jsonb<unknown>
}

interface SaleDayTable {
  site_id: string
  day: string
  product_id: string
  orders: number
  units: number
  revenue_minor: number
}

interface SearchPhraseTable {
  site_id: string
  phrase: string
  searches: number
  last_at: Timestamp
}

interface SearchRecentPhraseTable {
  site_id: string
  usid: string
  phrase: string
  searched_at: Timestamp
}

/** The tables of the search module's migrations. */
declare module '../db/schema' {
  interface Schema {
    search_setting: SearchSettingTable
    sorting_rule: SortingRuleTable
    search_document: SearchDocumentTable
    search_change: SearchChangeTable
    search_index: SearchIndexTable
    /** Products that imports have touched; without one, the rules of the search. */
    search_touched: { product_id: string | null }
    sale_backlog: { counted_until: string }
    sale_site: { site_id: string; timezone: string }
    sale_change: { id: Generated<number>; order_no: string }
    sale_order: { order_no: string; entries: Jsonb<unknown> }
    sale_day: SaleDayTable
    sale_total: Omit<SaleDayTable, 'day'>
    search_phrase: SearchPhraseTable
    search_recent_phrase: SearchRecentPhraseTable
  }
}
