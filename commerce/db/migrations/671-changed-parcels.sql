-- When an edit last changed what is on the papers of a parcel: those printed before are outdated. Of
-- earlier edits it is not known which parcels they changed.
update order_header
set document = jsonb_set(document, '{parcelsChanged}', (
  select jsonb_object_agg(shipment ->> 'shipmentId', (
    select max(entry ->> 'at') from jsonb_path_query(document, '$.history[*]') as entry
    where entry ->> 'text' like 'order changed%'))
  from jsonb_path_query(document, '$.content.shipments[*] ? (exists (@.shipmentId))') as shipment))
where status in ('new', 'open') and shipping_status <> 'shipped'
  and document @? '$.history[*] ? (@.text starts with "order changed")'
  and document @? '$.content.shipments[*].shipmentId';
