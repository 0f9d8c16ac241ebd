import { sql } from 'kysely'

/** Pieces of the line `item` of an order that were refunded, by some of its refunds. */
const refunded = (some = sql<boolean>`true`) => sql<number>`(
  select coalesce(sum((refunded ->> 'quantity')::numeric), 0)
  from jsonb_path_query(document, '$.refunds[*]') as refund,
    jsonb_path_query(refund, '$.items[*]') as refunded
  where refunded ->> 'itemId' = item ->> 'itemId'
    and (refund -> 'parts' = '[]' or refund @? '$.parts[*] ? (@.state != "refused")')
    and ${some})`

/** Whether something of the line `item` of an order is not refunded, as `linesLeft` says it. */
export const IS_ITEM_LEFT = sql<boolean>`(item ->> 'quantity')::numeric > ${refunded()}`

/** Of the line `item`; orders of earlier releases have one without an array, as `$[*]` reads it. */
export const PARCELS = sql`coalesce(document #> array['fulfilments', item ->> 'shipmentId'], '[]')`

const SENT = sql<number>`(
  select case when ${PARCELS} @? '$[*] ? (!exists(@.items))' then (item ->> 'quantity')::numeric
    else coalesce(sum((packed ->> 'quantity')::numeric), 0) end
  from jsonb_path_query(${PARCELS}, '$[*].items[*]') as packed
  where packed ->> 'itemId' = item ->> 'itemId')`

const IS_OF_SENT = sql<boolean>`coalesce(refund ->> 'ofSent', 'false') = 'true'`

/** As `refundedGoneOf` says it. */
const REFUNDED_GONE = sql<number>`(${refunded(IS_OF_SENT)} + coalesce((
  select least(${refunded(sql<boolean>`refund ->> 'at' >= came.since and not ${IS_OF_SENT}`)}, came.quantity)
  from (
    select min(back ->> 'requestedAt') as since, sum((back ->> 'quantity')::numeric) as quantity
    from jsonb_path_query(document, '$.returns[*] ? (exists(@.receivedAt))') as back
    where back ->> 'itemId' = item ->> 'itemId'
  ) as came where came.since is not null), 0))`

/** Whether something of the line `item` of a shipment waits to be sent, as `linesWaiting` says it. */
export const IS_ITEM_TO_SEND = sql<boolean>`(item ->> 'quantity')::numeric
  > ${refunded()} + greatest(0, ${SENT} - ${REFUNDED_GONE})`
