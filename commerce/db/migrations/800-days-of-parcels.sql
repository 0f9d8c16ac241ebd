-- Orders are found by the day on which their parcels should leave, without reading those of other
-- days. send_day_of is in indexes: who replaces it, or what it calls, builds them anew. While a
-- backup is restored no schema is searched, so the functions bring their own.

-- Pieces of a line that were refunded; of_sent: those that had been sent, or the others.
create function refunded_of(document jsonb, item jsonb, of_sent boolean default null, since text default null)
returns numeric language plpgsql immutable parallel safe as $$
begin
  if not document ? 'refunds' then return 0; end if;
  return (
    select coalesce(sum((refunded ->> 'quantity')::numeric), 0)
    from jsonb_path_query(document, '$.refunds[*]') as refund,
      jsonb_path_query(refund, '$.items[*]') as refunded
    where refunded ->> 'itemId' = item ->> 'itemId'
      and (refund -> 'parts' = '[]' or refund @? '$.parts[*] ? (@.state != "refused")')
      and (of_sent is null or of_sent = (coalesce(refund ->> 'ofSent', 'false') = 'true'))
      and (since is null or refund ->> 'at' >= since)
  );
end
$$;

-- The parcels of a line; orders of earlier releases have one without an array, as `$[*]` reads it.
create function parcels_of(document jsonb, item jsonb) returns jsonb language sql immutable parallel safe
return coalesce(document #> array['fulfilments', item ->> 'shipmentId'], '[]');

-- Whether something of a line waits to be sent, as linesWaiting says it (waiting-lines.rules.ts).
create function is_item_to_send(document jsonb, item jsonb)
returns boolean language plpgsql immutable parallel safe set search_path from current as $$
begin
  if not document ?| array['fulfilments', 'refunds'] then
    return (item ->> 'quantity')::numeric > 0;
  end if;
  return (item ->> 'quantity')::numeric > refunded_of(document, item) + greatest(0, (
    select case when parcels_of(document, item) @? '$[*] ? (!exists(@.items))'
        then (item ->> 'quantity')::numeric
      else coalesce(sum((packed ->> 'quantity')::numeric), 0) end
    from jsonb_path_query(parcels_of(document, item), '$[*].items[*]') as packed
    where packed ->> 'itemId' = item ->> 'itemId'
  ) - refunded_of(document, item, true) - coalesce((
    -- refunded after it came back
    select least(refunded_of(document, item, false, came.since), came.quantity)
    from (
      select min(back ->> 'requestedAt') as since, sum((back ->> 'quantity')::numeric) as quantity
      from jsonb_path_query(document, '$.returns[*] ? (exists(@.receivedAt))') as back
      where back ->> 'itemId' = item ->> 'itemId'
    ) as came where came.since is not null
  ), 0));
end
$$;

-- The day of a parcel; other systems may have written it in their own way.
create function parcel_day_of(shipment jsonb) returns text language sql immutable parallel safe
return substring(shipment ->> 'c_SHIP_DUE_DATE' from '^\d{4}-\d{2}-\d{2}');

-- The first day of the parcels to send; `undated` is that of parcels without one.
create function send_day_of(document jsonb, undated text)
returns text language plpgsql immutable parallel safe cost 1000 set search_path from current
as $$
begin
  if not document @? '$.content.shipments[*]
    ? (!exists(@.c_fromStoreId) || @.c_fromStoreId == "" || @.c_fromStoreId == null)'
  then return null;
  end if;
  return (
    select min(coalesce(parcel_day_of(shipment), undated))
    from jsonb_path_query(document, '$.content.shipments[*]') as shipment
    where coalesce(shipment ->> 'c_fromStoreId', '') = '' and exists (
      select from jsonb_path_query(document, '$.content.productItems[*]') as item
      where item ->> 'shipmentId' = shipment ->> 'shipmentId' and is_item_to_send(document, item))
  );
end
$$;

create index order_send_day on order_header (send_day_of(document, null))
  where status in ('new', 'open') and shipping_status <> 'shipped';
create index order_send_undated on order_header (created_at desc, order_no desc)
  where status in ('new', 'open') and shipping_status <> 'shipped'
    and send_day_of(document, '') = '';
