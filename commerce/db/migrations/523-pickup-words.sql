-- The counter finds pickups by number, customer and who collects them, and by nothing else that an
-- order says about people.

-- With a shop, only those who collect something there; with '' of all shops, for the index.
create function pickup_words(order_no text, document jsonb, shop_id text) returns tsvector
language sql immutable parallel safe
return search_words(
  order_no || ' ' || ltrim(order_no, '0')
  || ' ' || coalesce(document #>> '{content,customerName}', '')
  || ' ' || (
    select coalesce(string_agg(
      coalesce(shipment ->> 'c_pickupFirstName', '') || ' '
        || coalesce(shipment ->> 'c_pickupLastName', ''), ' '), '')
    from jsonb_path_query(document, '$.content.shipments[*] ? (@.c_fromStoreId != "")') as shipment
    where shop_id = '' or shipment ->> 'c_fromStoreId' = shop_id)
);
-- Holds only orders with a pickup.
create index order_pickup_words on order_header using gin (pickup_words(order_no, document, ''))
  where pickup_status_of(document) is not null;
