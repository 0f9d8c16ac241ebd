import { sql, type RawBuilder } from 'kysely'

/** Pieces of the line `item` of an order that were refunded, from `since` on. */
const refunded = (since?: RawBuilder<string>) => sql<number>`(
  select coalesce(sum((refunded ->> 'quantity')::numeric), 0)
  from jsonb_path_query(document, '$.refunds[*]') as refund,
    jsonb_path_query(refund, '$.items[*]') as refunded
  where refunded ->> 'itemId' = item ->> 'itemId'
    and (refund -> 'parts' = '[]' or refund @? '$.parts[*] ? (@.state != "refused")')
    ${since ? sql`and refund ->> 'at' >= ${since}` : sql``})`

/** Whether something of the line `item` of an order is not refunded, as `linesLeft` says it. */
export const IS_ITEM_LEFT = sql<boolean>`(item ->> 'quantity')::numeric > ${refunded()}`

const PARCELS = sql`coalesce(document #> array['fulfilments', item ->> 'shipmentId'], '[]')`

const SENT = sql<number>`(
  select case when ${PARCELS} @? '$[*] ? (!exists(@.items))' then (item ->> 'quantity')::numeric
    else coalesce(sum((packed ->> 'quantity')::numeric), 0) end
  from jsonb_path_query(${PARCELS}, '$[*].items[*]') as packed
  where packed ->> 'itemId' = item ->> 'itemId')`

/** As `broughtBackOf` says it. */
const BROUGHT_BACK = sql<number>`(
  select least(${refunded(sql<string>`came.since`)}, came.quantity) from (
    select min(back ->> 'requestedAt') as since, sum((back ->> 'quantity')::numeric) as quantity
    from jsonb_path_query(document, '$.returns[*] ? (exists(@.receivedAt))') as back
    where back ->> 'itemId' = item ->> 'itemId'
  ) as came where came.since is not null)`

/** Whether something of the line `item` of a shipment waits to be sent, as `linesWaiting` says it. */
export const IS_ITEM_TO_SEND = sql<boolean>`(item ->> 'quantity')::numeric
  > ${refunded()} + greatest(0, ${SENT} - coalesce(${BROUGHT_BACK}, 0))`
