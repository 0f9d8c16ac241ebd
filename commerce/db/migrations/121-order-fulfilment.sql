-- What becomes of an order after it was placed, and what its buyer can look it up with.

alter table order_header
  -- URL-safe secrets: who knows one may see the order
  add column order_token text not null
    default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  add column view_code text not null
    default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  add column export_status text not null default 'not_exported'
    check (export_status in ('not_exported', 'ready', 'exported', 'failed')),
  add column shipping_status text not null default 'not_shipped'
    check (shipping_status in ('not_shipped', 'part_shipped', 'shipped'));
update order_header set export_status = 'ready' where status in ('new', 'completed');
create index order_created on order_header (created_at desc, order_no desc);
create index order_status on order_header (status, created_at desc);

-- an authorisation that was taken back
alter table card_gateway_payment add column reversed_at timestamptz;
