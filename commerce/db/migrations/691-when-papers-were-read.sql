-- When the order was read of which a paper was printed: a page may be open for long before. The
-- default is for engines of the version before, while they run.
alter table order_print add column read_at timestamptz not null default now();
update order_print set read_at = at;
