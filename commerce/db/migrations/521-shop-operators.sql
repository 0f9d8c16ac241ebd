-- The staff of shops, who see only the pickups and stock of their own.
alter table operator add column shops jsonb not null default '[]';

-- The open pickups of a shop.
create index order_open_pickups
  on order_header using gin ((document #> '{content,shipments}') jsonb_path_ops)
  where pickup_status_of(document) in ('placed', 'preparing', 'ready');
