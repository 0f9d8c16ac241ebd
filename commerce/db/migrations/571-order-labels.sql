-- Labels that were bought for parcels of orders.
create table order_label (
  id bigint generated always as identity primary key,
  order_no text not null references order_header (order_no) on delete cascade,
  -- what of the order it is for, e.g. a parcel
  subject text not null,
  request jsonb not null,
  provider_id text not null,
  carrier text not null,
  service text not null,
  tracking_number text not null,
  tracking_url text,
  picture bytea,
  at timestamptz not null,
  by_name text not null,
  voided_at timestamptz
);
create unique index order_label_valid on order_label (order_no, subject) where voided_at is null;
create index order_label_order on order_label (order_no);
