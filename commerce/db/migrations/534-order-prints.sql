-- What was printed of the parcels of an order.
create table order_print (
  id bigint generated always as identity primary key,
  order_no text not null references order_header (order_no) on delete cascade,
  shipment_id text not null,
  kind text not null,
  at timestamptz not null,
  by_name text not null
);
create index order_print_order on order_print (order_no, shipment_id);
