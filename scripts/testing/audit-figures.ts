import { sql } from 'kysely'
import type { Db } from '../../commerce/db/client'

/**
 * Counts the figures again in SQL, from the orders and gift cards alone, and compares them with
 * what is rolled up. @param timezone of all sites @returns what is wrong
 */
export async function auditFigures(db: Db, timezone: string): Promise<string[]> {
  const findings: string[] = []
  for (const [name, audit] of Object.entries(AUDITS)) {
    const { rows } = await audit(timezone).execute(db)
    findings.push(...rows.map((row) => `${name}: ${JSON.stringify(row)}`))
  }
  return findings
}

const COUNTED = sql`payment_status = 'authorised' and status in ('new', 'open', 'completed', 'cancelled')`

const cents = (column: string) => sql.raw(`round(coalesce((${column})::numeric, 0) * 100)::bigint`)

/** One row for each figure whose recount differs; both have the columns of the first. */
const differing = (counted: ReturnType<typeof sql>, stored: ReturnType<typeof sql>) => sql<object>`
  with counted as (${counted}), stored as (${stored})
  (select 'counted' as who, * from (table counted except table stored) as one)
  union all
  (select 'stored' as who, * from (table stored except table counted) as other)`

const onDay = (timezone: string, at: string) =>
  sql`(${sql.raw(at)} at time zone ${timezone}::text)::date`

/** A refund in force: the money of its parts without those refused, and what was waived. */
const refunds = (timezone: string) => sql`
  select order_no, site_id, document, ${onDay(timezone, "(refund ->> 'at')::timestamptz")} as day,
    left(trim(refund ->> 'reason'), 200) as reason,
    (select coalesce(sum((part ->> 'amountMinor')::bigint), 0)
      from jsonb_array_elements(refund -> 'parts') part where part ->> 'state' <> 'refused')
      + coalesce((refund ->> 'waivedMinor')::bigint, 0) as minor,
    (select coalesce(sum((cut ->> 'amountMinor')::bigint), 0)
      from jsonb_array_elements(coalesce(refund -> 'giftCards', '[]')) cut) as cards
  from order_header, jsonb_array_elements(coalesce(document -> 'refunds', '[]')) refund
  where ${COUNTED} and refund ->> 'ofEdit' is distinct from 'true'
    and (jsonb_array_length(refund -> 'parts') = 0 or exists (
    select from jsonb_array_elements(refund -> 'parts') part where part ->> 'state' <> 'refused'))`

const CARDS = sql`(select coalesce(sum(${cents("card ->> 'amount'")}), 0)
  from jsonb_array_elements(coalesce(document #> '{content,giftCertificateItems}', '[]')) card)`

const cancellations = (timezone: string) => sql`
  select order_no, site_id, document, ${onDay(timezone, 'coalesce(ended.at, created_at)')} as day,
    order_total_minor - coalesce(given.minor, 0) as minor, ${CARDS} - coalesce(given.cards, 0) as cards
  from order_header
  left join lateral (
    select sum(minor) as minor, sum(cards) as cards from (${refunds(timezone)}) refund
    where refund.order_no = order_header.order_no) given on true
  left join lateral (
    select (entry ->> 'at')::timestamptz as at
    from jsonb_array_elements(coalesce(document -> 'history', '[]')) with ordinality as e (entry, n)
    where entry ->> 'text' like 'cancelled: %' order by n limit 1) ended on true
  where payment_status = 'authorised' and status = 'cancelled'`

/** The shop of a line; empty for a parcel. */
const SHOP = sql`coalesce((
  select shipment ->> 'c_fromStoreId'
  from jsonb_array_elements(document #> '{content,shipments}') shipment
  where shipment ->> 'shipmentId' = item ->> 'shipmentId' limit 1), '')`

const AUDITS = {
  sales: (timezone: string) =>
    differing(
      sql`select site_id, ${onDay(timezone, 'created_at')} as day, count(*) as orders,
        sum(order_total_minor)::bigint as total, sum(product_total_minor)::bigint as goods,
        sum(shipping_total_minor)::bigint as shipping, sum(tax_total_minor)::bigint as tax,
        sum(${CARDS})::bigint as cards
      from order_header where ${COUNTED} group by 1, 2`,
      sql`select site_id, day, sum(orders)::bigint as orders, sum(takings + gift_cards)::bigint as total,
        sum(goods)::bigint as goods, sum(shipping)::bigint as shipping, sum(tax)::bigint as tax,
        sum(gift_cards)::bigint as cards
      from figure where kind = 'order' group by 1, 2 having sum(orders) > 0`,
    ),
  returned: (timezone: string) =>
    differing(
      sql`select site_id, day, count(*) as returns, sum(minor - cards)::bigint as returned,
        sum(cards)::bigint as cards
      from (
        select site_id, day, minor, cards from (${refunds(timezone)}) refund
        union all select site_id, day, minor, cards from (${cancellations(timezone)}) cancelled
      ) given group by 1, 2`,
      sql`select site_id, day, sum(returns)::bigint as returns, sum(returned)::bigint as returned,
        sum(returned_gift_cards)::bigint as cards
      from figure where kind = 'order' group by 1, 2 having sum(returns) > 0`,
    ),
  reasons: (timezone: string) =>
    differing(
      sql`select day, reason, count(*) as returns, sum(minor - cards)::bigint as returned
      from (${refunds(timezone)}) refund group by 1, 2`,
      sql`select day, key as reason, sum(returns)::bigint as returns, sum(returned)::bigint as returned
      from figure where kind = 'refund' and key not like 'Cancelled%' group by 1, 2`,
    ),
  products: (timezone: string) =>
    differing(
      sql`select ${onDay(timezone, 'created_at')} as day, ${SHOP} as shop,
        item ->> 'productId' as product, sum((item ->> 'quantity')::bigint)::bigint as units,
        sum(${cents("coalesce(item ->> 'priceAfterOrderDiscount', item ->> 'price')")} + (
          select coalesce(sum(${cents("coalesce(option ->> 'priceAfterOrderDiscount', option ->> 'price')")}), 0)
          from jsonb_array_elements(coalesce(item -> 'optionItems', '[]')) option))::bigint as goods
      from order_header, jsonb_array_elements(document #> '{content,productItems}') item
      where ${COUNTED} group by 1, 2, 3`,
      sql`select day, shop_id as shop, key as product, sum(units)::bigint as units,
        sum(goods)::bigint as goods
      from figure where kind = 'product' and key <> '' group by 1, 2, 3 having sum(units) > 0`,
    ),
  minutes: (timezone: string) =>
    differing(
      sql`select ${onDay(timezone, 'created_at')} as day,
        to_char(created_at at time zone ${timezone}::text, 'HH24:MI') as key,
        sum(order_total_minor - ${CARDS})::bigint as takings
      from order_header where ${COUNTED} group by 1, 2`,
      sql`select day, key, sum(takings)::bigint as takings
      from figure where kind = 'minute' group by 1, 2`,
    ),
  // every way to part them has the same sum
  parts: () =>
    differing(
      sql`select day, sum(takings)::bigint as takings, sum(goods)::bigint as goods,
        sum(takings)::bigint as shops, sum(returned)::bigint as returned, sum(returned)::bigint as reasons
      from figure where kind = 'order' group by 1`,
      sql`select day, sum(takings) filter (where kind = 'order')::bigint,
        coalesce(sum(goods) filter (where kind = 'product'), 0)::bigint,
        coalesce(sum(takings) filter (where kind = 'shop'), 0)::bigint,
        coalesce(sum(returned) filter (where kind = 'shop'), 0)::bigint,
        coalesce(sum(returned) filter (where kind = 'refund'), 0)::bigint
      from figure where kind in ('order', 'product', 'shop', 'refund') group by 1`,
    ),
  // of a cancelled order nothing is left in any shop
  'cancelled by shop': () =>
    differing(
      sql`select ''::text as order_no, ''::text as shop_id, 0::bigint as minor where false`,
      sql`select order_no, entry ->> 'shop_id' as shop_id,
        sum(coalesce((entry ->> 'takings')::bigint, 0) - coalesce((entry ->> 'returned')::bigint, 0))::bigint
      from order_figure join order_header using (order_no), jsonb_array_elements(entries) entry
      where status = 'cancelled' and entry ->> 'kind' = 'shop' group by 1, 2
      having sum(coalesce((entry ->> 'takings')::bigint, 0) - coalesce((entry ->> 'returned')::bigint, 0)) <> 0`,
    ),
  pieces: (timezone: string) =>
    differing(
      sql`select ${onDay(timezone, 'created_at')} as day, piece ->> 'pid' as piece,
        sum((piece ->> 'qty')::bigint * (item ->> 'quantity')::bigint)::bigint as units
      from order_header, jsonb_array_elements(document #> '{content,productItems}') item,
        jsonb_array_elements(case jsonb_typeof(item -> 'c_customMix')
          when 'string' then (item ->> 'c_customMix')::jsonb else item -> 'c_customMix' end -> 'box') piece
      where ${COUNTED} group by 1, 2`,
      sql`select day, key as piece, sum(units)::bigint as units
      from figure where kind = 'piece' group by 1, 2 having sum(units) > 0`,
    ),
  'gift cards': () =>
    differing(
      sql`select site_id, sum(case when enabled or block_reason is not null then balance_minor else 0 end)::bigint
        as owed from gift_certificate group by 1 having sum(balance_minor) <> 0`,
      sql`select site_id, sum(gift_cards)::bigint as owed
      from figure where kind = 'gift-card' group by 1 having sum(gift_cards) <> 0`,
    ),
}
