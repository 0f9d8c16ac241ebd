-- Baskets, orders and the embedded card gateway. Amounts are integer minor units (cents).

-- document: what the shopper chose (commerce/baskets/basket-document.schemas.ts); prices are computed on reading.
create table basket (
  basket_id uuid primary key,
  site_id text not null references site(id) on delete cascade,
  customer_id text not null,
  -- only a guest's basket may pass to the customer who logs in in the same session
  is_guest boolean not null,
  usid text not null,
  status text not null default 'open' check (status in ('open', 'ordered')),
  -- the order made of it, while it is 'ordered'
  order_no text,
  -- grows by one with every write
  version integer not null default 1,
  created_at timestamptz not null default now(),
  last_modified timestamptz not null default now(),
  document jsonb not null
);
-- one open basket for each shopper and site
create unique index basket_open_customer on basket (site_id, customer_id) where status = 'open';
create index basket_open_usid on basket (site_id, usid) where status = 'open';

create sequence order_no_seq start 1001;

-- document: the order as it was bought (commerce/orders/order-document.schemas.ts).
create table order_header (
  order_no text primary key,
  site_id text not null,
  customer_id text not null,
  basket_id uuid not null,
  email text not null,
  status text not null check (status in ('created', 'new', 'completed', 'cancelled', 'failed')),
  -- open: nothing asked yet; authorising: the gateway is being asked; the others are final
  payment_status text not null default 'open'
    check (payment_status in ('open', 'authorising', 'authorised', 'unpaid', 'declined')),
  authorising_since timestamptz,
  currency text not null,
  product_total_minor bigint not null check (product_total_minor >= 0),
  shipping_total_minor bigint not null check (shipping_total_minor >= 0),
  tax_total_minor bigint not null check (tax_total_minor >= 0),
  order_total_minor bigint not null check (order_total_minor >= 0),
  created_at timestamptz not null default now(),
  last_modified timestamptz not null default now(),
  document jsonb not null
);
create index order_customer on order_header (site_id, customer_id, created_at desc);

create table order_item (
  order_no text not null references order_header(order_no) on delete cascade,
  item_id text not null,
  product_id text not null,
  inventory_list_id text not null,
  quantity integer not null check (quantity > 0),
  unit_price_minor bigint not null,
  price_minor bigint not null,
  tax_minor bigint not null,
  primary key (order_no, item_id)
);
create index order_item_product on order_item (product_id);

-- The embedded card gateway. It keeps masked data only: never a full card number.
create table card_gateway_key (
  kid text primary key,
  public_jwk jsonb not null,
  private_jwk jsonb not null,
  created_at timestamptz not null default now()
);

create table card_gateway_token (
  jti text primary key,
  masked_number text not null,
  card_type text not null,
  -- what a payment with this card ends with: approved, or a decline reason
  outcome text not null,
  expires_at timestamptz not null
);
create index card_gateway_token_expiry on card_gateway_token (expires_at);

-- One answer for each reference of the merchant: asking again gives it again.
create table card_gateway_payment (
  reference_code text primary key,
  id text not null unique,
  jti text not null unique,
  amount_minor bigint not null,
  currency text not null,
  status text not null check (status in ('AUTHORIZED', 'DECLINED')),
  reason text,
  created_at timestamptz not null default now()
);
