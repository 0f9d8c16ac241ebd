-- The codes by which pickups that wait in a shop are handed over.
create table pickup_code (
  -- unique among all shops, so that an order that moves to another keeps it
  code text primary key,
  order_no text not null references order_header (order_no) on delete cascade,
  shipment_id text not null,
  unique (order_no, shipment_id)
);
