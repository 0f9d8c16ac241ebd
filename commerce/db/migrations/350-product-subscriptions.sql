-- Products that customers have sent to them again and again. Days are YYYY-MM-DD by the site's clock.
create table subscription (
  id text primary key,
  site_id text not null,
  customer_id text not null references customer(id) on delete cascade,
  -- the order it began with, and the line of it
  order_no text not null,
  item_id text not null,
  product_id text not null,
  state text not null,
  -- why it is paused or cancelled
  reason text,
  every integer not null,
  every_period integer not null,
  -- the day that dates are counted from: the 31st comes back after a shorter month
  anchor_on text not null,
  next_on text not null,
  -- the day on which a delivery that could not be made is tried again
  attempt_on text,
  -- until when one engine has it to itself
  claimed_until timestamptz,
  -- the delivery that a reminder was sent for
  reminded_for text,
  -- absent: the customer's card for subscriptions
  payment_instrument_id text,
  -- of the address book; absent: the address in the document
  address_id text,
  locale text,
  document jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (order_no, item_id)
);
create index subscription_customer on subscription (customer_id, site_id);
create index subscription_due on subscription (site_id, next_on) where state = 'active';

-- One delivery: the key is why no engine ever makes a second one of the same day.
create table subscription_run (
  subscription_id text not null references subscription(id) on delete cascade,
  due_on text not null,
  -- the basket that its order is made of, known before the order is
  basket_id text,
  order_no text,
  -- absent: still to be made
  outcome text,
  declines integer not null default 0,
  updated_at timestamptz not null,
  primary key (subscription_id, due_on)
);

create table subscription_event (
  id bigint generated always as identity primary key,
  subscription_id text not null references subscription(id) on delete cascade,
  at timestamptz not null,
  event text not null,
  details text
);
create index subscription_event_of on subscription_event (subscription_id, id);
