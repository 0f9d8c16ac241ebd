-- What a site-import archive brings: sites, catalogue, prices, stock, shops, shipping, tax.
-- Amounts are integer minor units (cents); ids are the archive's own.

create table site (
  id text primary key,
  name text not null,
  currency text not null default 'USD',
  default_locale text not null default 'en-US',
  catalog_id text not null,
  inventory_list_id text not null,
  price_book_ids text[] not null default '{}',
  preferences jsonb not null default '{}'
);

create table catalog (
  id text primary key
);

create table category (
  catalog_id text not null references catalog(id) on delete cascade,
  id text not null,
  parent_id text,
  name text not null,
  description text,
  page_title text,
  page_description text,
  page_keywords text,
  image text,
  thumbnail text,
  online boolean not null default true,
  position numeric not null default 0,
  custom jsonb not null default '{}',
  primary key (catalog_id, id)
);
create index category_parent on category (catalog_id, parent_id);

-- kind: standard | master | variant. A variant names its master; a master holds variation_attributes.
create table product (
  id text primary key,
  catalog_id text not null references catalog(id) on delete cascade,
  kind text not null check (kind in ('standard', 'master', 'variant')),
  master_id text references product(id) deferrable initially deferred,
  name text not null,
  brand text,
  short_description text,
  long_description text,
  page_title text,
  page_description text,
  page_keywords text,
  online boolean not null default true,
  online_from timestamptz,
  online_to timestamptz,
  searchable boolean not null default true,
  search_rank integer,
  tax_class_id text not null default 'standard',
  unit text,
  min_order_quantity integer not null default 1,
  step_quantity integer not null default 1,
  -- [{viewType, variation: {size: '9'}?, images: [{path, alt, title}]}]
  images jsonb not null default '[]',
  -- [{id, name, values: [{value, name, description?}]}]  (masters)
  variation_attributes jsonb not null default '[]',
  -- {size: '9', wrap: 'gold'}  (variants)
  variation_values jsonb not null default '{}',
  -- masters: the variant shown first
  default_variant_id text,
  custom jsonb not null default '{}',
  created_at timestamptz not null default now(),
  position integer not null default 0
);
create index product_master on product (master_id, position);
create index product_catalog on product (catalog_id);

create table category_product (
  catalog_id text not null,
  category_id text not null,
  product_id text not null references product(id) on delete cascade,
  position numeric not null default 0,
  is_primary boolean not null default false,
  primary key (catalog_id, category_id, product_id)
);
create index category_product_product on category_product (product_id);

-- The catalogue a site sells from may differ from the catalogue that owns the product.
create table price_book (
  id text primary key,
  name text not null,
  currency text not null,
  parent_id text,
  online_from timestamptz,
  online_to timestamptz
);

create table price (
  price_book_id text not null references price_book(id) on delete cascade,
  product_id text not null,
  min_quantity integer not null default 1,
  amount_minor bigint not null check (amount_minor >= 0),
  online_from timestamptz not null default '-infinity',
  online_to timestamptz not null default 'infinity',
  primary key (price_book_id, product_id, min_quantity, online_from)
);
create index price_product on price (product_id);

create table inventory_list (
  id text primary key,
  default_in_stock boolean not null default false,
  description text
);

-- ats: what can still be sold, in pieces; the order's transaction takes from it under a row lock.
create table inventory (
  list_id text not null references inventory_list(id) on delete cascade,
  product_id text not null,
  ats integer not null check (ats >= 0),
  -- the archive's allocation, kept so that importing the same archive again leaves sold stock sold
  allocation integer not null,
  allocation_at timestamptz not null default '-infinity',
  perpetual boolean not null default false,
  preorderable boolean not null default false,
  backorderable boolean not null default false,
  in_stock_date timestamptz,
  primary key (list_id, product_id)
);

create table store (
  id text primary key,
  name text not null,
  address1 text,
  address2 text,
  city text,
  postal_code text,
  state_code text,
  country_code text not null,
  phone text,
  email text,
  latitude double precision,
  longitude double precision,
  inventory_list_id text,
  store_hours text,
  image text,
  store_locator_enabled boolean not null default true,
  custom jsonb not null default '{}'
);

create table shipping_method (
  site_id text not null references site(id) on delete cascade,
  id text not null,
  name text not null,
  description text,
  currency text not null,
  tax_class_id text,
  enabled boolean not null default true,
  is_default boolean not null default false,
  position integer not null default 0,
  -- [{minAmountMinor, rateMinor}], ascending; the last whose minimum is reached applies
  price_table jsonb not null default '[]',
  -- {includeStates?: text[], excludeStates?: text[], excludePoBox?: boolean, countries?: text[]}
  address_rule jsonb not null default '{}',
  custom jsonb not null default '{}',
  primary key (site_id, id)
);

-- rate: 0.0725 for 7.25 %
create table tax_rate (
  site_id text not null references site(id) on delete cascade,
  country_code text not null,
  state_code text not null,
  tax_class_id text not null,
  rate numeric not null check (rate >= 0),
  primary key (site_id, country_code, state_code, tax_class_id)
);

create table payment_method (
  site_id text not null references site(id) on delete cascade,
  id text not null,
  name text not null,
  enabled boolean not null default true,
  position integer not null default 0,
  -- [{cardType, name}]
  cards jsonb not null default '[]',
  custom jsonb not null default '{}',
  primary key (site_id, id)
);

create table customer_group (
  site_id text not null references site(id) on delete cascade,
  id text not null,
  description text,
  rule jsonb,
  primary key (site_id, id)
);

-- One row an archive that was taken in; the checksum makes a second import of the same archive a no-op.
create table archive_import (
  checksum text primary key,
  imported_at timestamptz not null default now(),
  report jsonb not null
);
