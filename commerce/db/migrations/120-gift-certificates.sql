-- Gift certificates and gift cards: money a site owes to whoever holds the code. Amounts are cents.

create table gift_certificate (
  site_id text not null references site(id) on delete cascade,
  code text not null,
  -- a gift card's security code; absent: none is asked for
  cvn text,
  merchant_id text not null default '',
  currency text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  balance_minor bigint not null check (balance_minor between 0 and amount_minor),
  enabled boolean not null default true,
  -- pending: not usable yet
  is_pending boolean not null default false,
  recipient_email text not null default '',
  recipient_name text not null default '',
  sender_name text not null default '',
  message text,
  description text,
  -- the order it was bought with, and its item there
  order_no text,
  item_id text,
  created_at timestamptz not null default now(),
  custom jsonb not null default '{}',
  primary key (site_id, code)
);
create unique index gift_certificate_item on gift_certificate (order_no, item_id)
  where item_id is not null;

-- What was paid with a certificate; given back when the order fails or is cancelled.
create table gift_certificate_redemption (
  site_id text not null,
  code text not null,
  -- names the payment, e.g. the order number and the instrument: never taken twice
  reference text not null,
  order_no text not null,
  amount_minor bigint not null check (amount_minor > 0),
  redeemed_at timestamptz not null,
  given_back_at timestamptz,
  primary key (site_id, code, reference),
  foreign key (site_id, code) references gift_certificate (site_id, code) on delete cascade
);
create index gift_certificate_redemption_order on gift_certificate_redemption (order_no);
