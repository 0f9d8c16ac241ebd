-- What merchants define themselves, who waits for stock, and what shoppers wrote to the shop.

-- Custom objects of a site archive: concierges and whatever else a retailer keeps so.
create table custom_object (
  site_id text not null references site(id) on delete cascade,
  type_id text not null,
  object_id text not null,
  -- attribute → text, or a list of texts where there are several values
  attributes jsonb not null,
  primary key (site_id, type_id, object_id)
);

-- An e-mail is to be sent when a product is back in stock; once sent, the row stays as its record.
create table stock_notice (
  id bigint generated always as identity primary key,
  site_id text not null references site(id) on delete cascade,
  product_id text not null,
  -- in lower case
  email text not null,
  created_at timestamptz not null,
  notified_at timestamptz
);
create unique index stock_notice_open on stock_notice (site_id, product_id, email)
  where notified_at is null;

-- Contact forms, catalogue requests, leads and campaign entries.
create table service_case (
  id uuid primary key,
  site_id text not null references site(id) on delete cascade,
  kind text not null,
  -- of a campaign entry: event and phase, within which entries of one address are counted
  event text not null default '',
  email text not null,
  fields jsonb not null,
  created_at timestamptz not null
);
create index service_case_by_event on service_case (site_id, kind, event, email);
