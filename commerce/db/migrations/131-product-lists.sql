-- Wish lists, gift registries and shopping lists; a guest's customer id is not in `customer`.
create table product_list (
  id text primary key,
  site_id text not null references site(id) on delete cascade,
  customer_id text not null,
  type text not null,
  is_public boolean not null default false,
  -- name, description, event, registrants, custom attributes
  document jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index product_list_customer on product_list (site_id, customer_id);

create table product_list_item (
  id text primary key,
  list_id text not null references product_list(id) on delete cascade,
  type text not null check (type in ('product', 'gift_certificate')),
  product_id text,
  quantity numeric not null default 1,
  purchased_quantity numeric not null default 0,
  priority integer not null default 0,
  is_public boolean not null default false,
  custom jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index product_list_item_list on product_list_item (list_id);
