import { sql, type RawBuilder } from 'kysely'
import { toTokens, type SearchFilters } from './refinement.rules'

/** One search, ready to be asked of the index. */
export interface SearchRequest {
  siteId: string
  /** The site's own list: what a hit's `orderable` tells of. */
  listId: string
  /** Full-text query; absent: everything. */
  textQuery?: string
  filters: SearchFilters
}

type Condition = RawBuilder<boolean>

const isAvailable = sql`(i.ats > 0 or i.perpetual or i.preorderable or i.backorderable)`

/** Whether one of the lists can give something of document `d`: a few index look-ups a document. */
function isAvailableIn(listIds: readonly string[]): Condition {
  const lists = sql`any (${[...listIds]}::text[])`
  return sql`(
    exists (
      select 1 from inventory i
      where i.list_id = ${lists} and i.product_id = any (d.sellable_ids) and ${isAvailable}
    ) or (
      exists (select 1 from inventory_list where id = ${lists} and default_in_stock)
      and exists (${availableIds(listIds)})
    )
  )`
}

/** The sellable ids of document `d` that one of the lists can give, in the product's order. */
export function availableIds(listIds: readonly string[]): RawBuilder<string> {
  return sql`
    select sellable.id from unnest(d.sellable_ids) with ordinality as sellable(id, place)
    where exists (
      select 1 from inventory_list list
      left join inventory i on i.list_id = list.id and i.product_id = sellable.id
      where list.id = any (${[...listIds]}::text[])
        and (${isAvailable} or (i.product_id is null and list.default_in_stock))
    ) order by sellable.place`
}

/** What every hit must satisfy and no refinement's own count leaves out: site, text, stock. */
export function baseCondition({ siteId, listId, textQuery, filters }: SearchRequest): Condition {
  const conditions: Condition[] = [sql`d.site_id = ${siteId}`]
  if (textQuery !== undefined) {
    conditions.push(sql`d.words @@ to_tsquery('english', ${textQuery})`)
  }
  if (filters.orderableOnly) conditions.push(isAvailableIn([listId]))
  if (filters.inventoryListIds.length > 0) {
    conditions.push(isAvailableIn(filters.inventoryListIds))
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** The condition of each chosen refinement, by its attribute as documents name it. */
export function refinementConditions({ attributes, price }: SearchFilters): Map<string, Condition> {
  const conditions = new Map<string, Condition>()
  for (const [id, values] of attributes) {
    const tokens = toTokens(id, values)
    const attribute = tokens[0]?.split('=')[0] ?? id
    conditions.set(attribute, sql`d.tokens && ${tokens}::text[]`)
  }
  if (price) {
    conditions.set(
      'price',
      sql`d.price_minor >= ${price.fromMinor}::bigint and d.price_minor < ${price.toMinor}::bigint`,
    )
  }
  return conditions
}
