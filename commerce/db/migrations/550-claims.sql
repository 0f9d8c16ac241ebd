-- What shoppers claim about pieces of an order that they received, and the photos that show it.
create table claim (
  id uuid primary key,
  order_no text not null references order_header (order_no) on delete cascade,
  site_id text not null,
  customer_id text not null,
  -- in lower case
  email text not null,
  locale text,
  kind text not null,
  items jsonb not null,
  words text not null,
  state text not null,
  -- why the rules decided as they did
  reason text not null,
  amount_minor bigint not null,
  currency text not null,
  -- of the refund that settled it, within the order
  refund_id text,
  -- what an operator wrote to the shopper
  answer text,
  decided_by text,
  decided_at timestamptz,
  created_at timestamptz not null,
  revision integer not null default 1
);
create index claim_order on claim (order_no, created_at);
create index claim_newest on claim (created_at desc, id desc);
create index claim_undecided on claim (created_at) where state in ('open', 'to-replace');
create index claim_email on claim (email, created_at);
create index claim_customer on claim (customer_id, created_at);

create table claim_photo (
  id uuid primary key,
  order_no text not null references order_header (order_no) on delete cascade,
  -- null until the claim is sent
  claim_id uuid references claim (id) on delete cascade,
  position integer not null default 0,
  picture bytea not null,
  created_at timestamptz not null
);
create index claim_photo_claim on claim_photo (claim_id, position);
create index claim_photo_order on claim_photo (order_no) where claim_id is null;
