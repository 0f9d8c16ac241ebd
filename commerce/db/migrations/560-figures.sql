-- Figures of sales by the shop's calendar day, rolled up from the orders that have changed.

-- Orders whose figures are to be counted again. No key: a change never waits for the counting.
create table figure_change (
  id bigint generated always as identity primary key,
  order_no text not null
);
create function note_order_of_figures() returns trigger language plpgsql as $$
begin
  insert into figure_change (order_no) select order_no from written;
  return null;
end
$$;
create trigger figures_insert after insert on order_header referencing new table as written
  for each statement execute function note_order_of_figures();
create trigger figures_update after update on order_header referencing new table as written
  for each statement execute function note_order_of_figures();
create trigger figures_delete after delete on order_header referencing old table as written
  for each statement execute function note_order_of_figures();

-- What of the figures is from an order; what its pickups were promised for.
create table order_figure (
  order_no text primary key,
  promises jsonb not null default '{}',
  entries jsonb not null
);

-- Amounts in cents. What kind, shop and key mean: docs/adr/0135.
create table figure (
  kind text not null,
  day date not null,
  site_id text not null,
  currency text not null,
  shop_id text not null,
  key text not null,
  orders bigint not null default 0,
  units bigint not null default 0,
  takings bigint not null default 0,
  goods bigint not null default 0,
  shipping bigint not null default 0,
  tax bigint not null default 0,
  discount bigint not null default 0,
  gift_cards bigint not null default 0,
  returns bigint not null default 0,
  returned_units bigint not null default 0,
  returned bigint not null default 0,
  returned_gift_cards bigint not null default 0,
  on_time bigint not null default 0,
  late bigint not null default 0,
  primary key (kind, day, site_id, currency, shop_id, key)
);

-- The time zone in which the days of a site were counted.
create table figure_site (
  site_id text primary key,
  timezone text not null
);

-- The number up to which the orders of the time before are counted; no row once all of them are.
create table figure_backlog (counted_until text not null);
insert into figure_backlog values ('');
