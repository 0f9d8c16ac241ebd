-- What a clerk has put into the bag of a pickup.
create table pickup_tick (
  order_no text not null references order_header (order_no) on delete cascade,
  shipment_id text not null,
  -- the line, and the piece or row of a filled box
  piece text not null,
  at timestamptz not null,
  by_name text not null,
  primary key (order_no, shipment_id, piece)
);
