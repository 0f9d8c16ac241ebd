-- Orders that operators take for buyers: drafts, and what became of them.
create table phone_order (
  id text primary key,
  site_id text not null references site (id) on delete cascade,
  -- of the account, or of a guest that was made up for it
  customer_id text not null,
  is_registered boolean not null,
  -- the bag; after that, the order counts
  document jsonb not null,
  -- a guest's or an account's, for lists
  email text not null,
  customer_name text not null,
  revision integer not null default 1,
  by_name text not null,
  created_at timestamptz not null,
  -- absent for a draft
  order_no text unique references order_header (order_no) on delete cascade,
  -- in the link that the buyer gets
  token text unique,
  mails integer not null default 0,
  is_withdrawn boolean not null default false
);
create index phone_order_created on phone_order (created_at desc, id desc);
create index phone_order_customer on phone_order (customer_id);
create index phone_order_email on phone_order (lower(email));
-- which of them are over
create index order_header_by_phone on order_header ((document #>> '{phoneOrder,payUntil}'))
  where status = 'created' and payment_status = 'open';
