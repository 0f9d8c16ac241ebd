-- Pickups that are due while their shop is closed, until the buyer is told or refunded.
create table closed_pickup (
  order_no text not null references order_header (order_no) on delete cascade,
  shipment_id text not null,
  shop_id text not null,
  -- when it was to be ready, or since when it is
  due_at timestamptz not null,
  moved_to timestamptz not null,
  primary key (order_no, shipment_id)
);

create index closed_pickup_by_shop on closed_pickup (shop_id);
