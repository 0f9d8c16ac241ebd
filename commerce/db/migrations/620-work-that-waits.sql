-- When the first pickup of an order that is not ready yet is due; null if none waits.
alter table order_figure add column due_at timestamptz;
create index order_figure_due on order_figure (due_at) where due_at is not null;
insert into figure_change (order_no)
  select order_no from order_header where pickup_status_of(document) in ('placed', 'preparing');

-- Counted without reading an order; few are being prepared.
create index order_pickups_placed on order_header (created_at desc, order_no desc)
  where pickup_status_of(document) = 'placed' and status in ('new', 'open', 'completed');
create index order_pickups_ready on order_header (created_at desc, order_no desc)
  where pickup_status_of(document) = 'ready' and status in ('new', 'open', 'completed');

create index order_declined on order_header (created_at desc, order_no desc)
  where payment_status = 'declined';
create index order_unpaid on order_header (created_at desc, order_no desc)
  where payment_status = 'unpaid';
