-- A pickup in a shop has states of its own, and is no longer a parcel that was sent.

-- What was marked as sent became ready then. A shop keeps an order for two weeks at most, so older
-- ones were collected, and so was all of a completed order; nobody wrote down when.
with sent as (
  select order_no, shipment ->> 'shipmentId' as shipment_id,
    coalesce(
      document #> array['fulfilments', shipment ->> 'shipmentId', 'shippedAt'],
      case when status = 'completed' then to_jsonb(last_modified) end) as at,
    document #> array['fulfilments', shipment ->> 'shipmentId'] is not null as is_sent
  from order_header,
    jsonb_path_query(document, '$.content.shipments[*] ? (@.c_fromStoreId != "")') as shipment
),
moved as (
  select order_no, array_agg(shipment_id) as ids,
    jsonb_object_agg(shipment_id, case
      when is_sent and (at #>> '{}')::timestamptz > now() - interval '14 days' then jsonb_build_object(
        'state', 'ready',
        'moves', jsonb_build_array(jsonb_build_object('state', 'ready', 'at', at)))
      else jsonb_build_object(
        'state', 'collected',
        'moves', jsonb_build_array(
          jsonb_build_object('state', 'ready', 'at', at),
          jsonb_build_object('state', 'collected', 'at', at)))
    end) as pickups
  from sent where at is not null group by order_no
)
update order_header set
  document = jsonb_set(document, '{fulfilments}', coalesce(document -> 'fulfilments', '{}') - moved.ids)
    || jsonb_build_object('pickups', moved.pickups),
  -- what waits in a shop has not left
  shipping_status = case
    when not jsonb_path_exists(moved.pickups, '$.* ? (@.state == "ready")') then shipping_status
    when jsonb_path_exists(moved.pickups, '$.* ? (@.state == "collected")')
      or coalesce(document -> 'fulfilments', '{}') - moved.ids <> '{}' then 'part_shipped'
    else 'not_shipped'
  end
from moved where order_header.order_no = moved.order_no;

-- The state of an order's pickups together, that of the one least far; null without a pickup.
create function pickup_status_of(document jsonb) returns text
language sql immutable parallel safe
return (
  select (array['placed', 'preparing', 'ready', 'returned', 'collected'])[min(array_position(
    array['placed', 'preparing', 'ready', 'returned', 'collected'],
    coalesce(document #>> array['pickups', shipment ->> 'shipmentId', 'state'], 'placed')))]
  from jsonb_path_query(document, '$.content.shipments[*] ? (@.c_fromStoreId != "")') as shipment
);
create index order_pickup_status
  on order_header (pickup_status_of(document), created_at desc, order_no desc)
  where pickup_status_of(document) is not null;
