import { sql, type RawBuilder } from 'kysely'
import type { ProductImageGroup } from '../catalog/catalog.tables'
import type { Db } from '../db/client'
import {
  availableIds,
  baseCondition,
  refinementConditions,
  type SearchRequest,
} from './search-conditions'
import type { IndexedHit } from './search.tables'
import type { SortingId } from './sorting.rules'

export interface FoundHit {
  productId: string
  name: string
  priceMinor: number
  priceMaxMinor: number
  hit: IndexedHit
  /** What of it the site can sell now, in the product's order. */
  orderableIds: string[]
  imageGroups: ProductImageGroup[] | null
}

export interface HitPage {
  sorting: SortingId
  limit: number
  offset: number
  withImageGroups: boolean
}

/** One page of hits, in one statement. */
export async function selectHits(
  db: Db,
  request: SearchRequest,
  page: HitPage,
): Promise<FoundHit[]> {
  if (page.limit === 0) return []
  const refinements = [...refinementConditions(request.filters).values()]
  const conditions = [baseCondition(request), ...refinements]
  const { rows } = await sql<FoundHit>`
    with shown as (
      select d.* from search_document d
      where ${sql.join(conditions, sql` and `)}
      order by ${orderOf(request, page.sorting)}, d.product_id
      limit ${page.limit} offset ${page.offset}
    )
    select d.product_id as "productId", d.name, d.price_minor as "priceMinor",
      d.price_max_minor as "priceMaxMinor", d.hit,
      ${page.withImageGroups ? sql`d.image_groups` : sql`null`} as "imageGroups",
      array(${availableIds([request.listId])}) as "orderableIds"
    from shown d
    order by ${orderOf(request, page.sorting)}, d.product_id`.execute(db)
  return rows
}

function orderOf({ textQuery, filters }: SearchRequest, sorting: SortingId): RawBuilder<unknown> {
  switch (sorting) {
    case 'price-low-to-high':
      return sql`d.price_minor, d.name`
    case 'price-high-to-low':
      return sql`d.price_max_minor desc, d.name`
    case 'product-name-ascending':
      return sql`lower(d.name)`
    case 'product-name-descending':
      return sql`lower(d.name) desc`
    case 'newest':
      return sql`(d.tokens @> array['c_isNew=true']) desc, d.created_at desc, d.name`
    case 'top-rated':
      return sql`coalesce((d.hit -> 'custom' ->> 'rating')::numeric, 0) desc,
        coalesce((d.hit -> 'custom' ->> 'reviewCount')::numeric, 0) desc, d.name`
    case 'best-matches':
      return textQuery === undefined
        ? sql`d.search_rank desc, d.name`
        : sql`ts_rank(d.words, to_tsquery('english', ${textQuery})) desc, d.search_rank desc, d.name`
    case 'featured-items':
      return featured(filters.attributes.get('cgid')?.[0])
  }
}

// products put into the category itself come before those of its subcategories
function featured(categoryId: string | undefined): RawBuilder<unknown> {
  const byRank = sql`d.search_rank desc, d.name`
  if (categoryId === undefined) return byRank
  return sql`(d.category_positions ->> ${categoryId})::numeric nulls last, ${byRank}`
}

/** How many products a refinement value would leave, given all the other refinements. */
export interface FacetCount {
  /** Attribute and value as documents hold them. */
  attribute: string
  value: string
  count: number
}

/** The number of hits and of every refinement value's, in one statement. */
export async function countFacets(
  db: Db,
  request: SearchRequest,
): Promise<{ total: number; facets: FacetCount[] }> {
  const missed = [...refinementConditions(request.filters)].map(
    ([id, condition]) => sql`case when ${condition} then null else ${id}::text end`,
  )
  const missedIds =
    missed.length > 0 ? sql`array_remove(array[${sql.join(missed)}], null)` : sql`array[]::text[]`
  const { rows } = await sql<FacetCount>`
    with base as materialized (
      select d.tokens, ${missedIds} as missed
      from search_document d where ${baseCondition(request)}
    )
    select split_part(token, '=', 1) as attribute,
      substr(token, strpos(token, '=') + 1) as value, count(*) as count
    from base, unnest(tokens) as token
    where cardinality(missed) = 0
      or (cardinality(missed) = 1 and missed[1] = split_part(token, '=', 1))
    group by token
    union all
    select '', '', count(*) from base where cardinality(missed) = 0`.execute(db)
  const total = rows.find(({ attribute }) => attribute === '')?.count ?? 0
  return { total, facets: rows.filter(({ attribute }) => attribute !== '') }
}

export async function selectIndex(db: Db, siteId: string) {
  return db
    .selectFrom('search_index')
    .select(['valid_until as validUntil', 'format', 'refinements'])
    .where('site_id', '=', siteId)
    .executeTakeFirst()
}

export async function selectWords(db: Db, siteId: string) {
  return db
    .selectFrom('search_word')
    .select(['word', 'frequency'])
    .where('site_id', '=', siteId)
    .execute()
}

export async function selectStoreListId(db: Db, storeId: string): Promise<string | undefined> {
  const store = await db
    .selectFrom('store')
    .select('inventory_list_id as listId')
    .where('id', '=', storeId)
    .executeTakeFirst()
  return store?.listId ?? undefined
}
