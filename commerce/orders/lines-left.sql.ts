import { sql } from 'kysely'

/** Whether something of the line `item` of an order is not refunded, as `linesLeft` says it. */
export const IS_ITEM_LEFT = sql<boolean>`(item ->> 'quantity')::numeric > (
  select coalesce(sum((refunded ->> 'quantity')::numeric), 0)
  from jsonb_path_query(document, '$.refunds[*]') as refund,
    jsonb_path_query(refund, '$.items[*]') as refunded
  where refunded ->> 'itemId' = item ->> 'itemId'
    and (refund -> 'parts' = '[]' or refund @? '$.parts[*] ? (@.state != "refused")'))`
