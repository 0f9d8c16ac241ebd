-- Sales for sorting, counted from the orders that have changed. The tables of before are
-- read until all orders are counted, and are not written any more.

-- Orders that are to be counted again. No key: a change never waits for the counting.
create table sale_change (
  id bigint generated always as identity primary key,
  order_no text not null
);
-- What of the sales is from an order.
create table sale_order (
  order_no text primary key,
  entries jsonb not null
);
create table sale_day (
  site_id text not null,
  day date not null,
  product_id text not null,
  orders integer not null,
  units bigint not null,
  revenue_minor bigint not null,
  primary key (site_id, day, product_id)
);
-- The sums of all days.
create table sale_total (
  site_id text not null,
  product_id text not null,
  orders integer not null,
  units bigint not null,
  revenue_minor bigint not null,
  primary key (site_id, product_id)
);

-- The time zone in which the days of a site were counted.
create table sale_site (
  site_id text primary key,
  timezone text not null
);

create function note_order_of_sales() returns trigger language plpgsql as $$
begin
  insert into sale_change (order_no) select order_no from written;
  return null;
end
$$;
create trigger sales_insert after insert on order_header referencing new table as written
  for each statement execute function note_order_of_sales();
create trigger sales_update after update on order_header referencing new table as written
  for each statement execute function note_order_of_sales();
create trigger sales_delete after delete on order_header referencing old table as written
  for each statement execute function note_order_of_sales();

-- The number up to which the orders of the time before are counted; no row once all of them are.
create table sale_backlog (counted_until text not null);
insert into sale_backlog values ('');
