-- Refunds in part. What an order gives back stands in its document; here is what the gateway has not
-- been asked for yet, or has not answered.
create table open_refund (
  -- names the refund at the gateway
  reference text primary key,
  order_no text not null references order_header (order_no) on delete cascade,
  refund_id text not null,
  payment_instrument_id text not null,
  transaction_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  created_at timestamptz not null
);
create index open_refund_order on open_refund (order_no);

-- The embedded gateway: what was given back of a payment, each reference once.
create table card_gateway_refund (
  reference_code text primary key,
  id text not null unique,
  payment_id text not null references card_gateway_payment (id) on delete cascade,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  created_at timestamptz not null
);
create index card_gateway_refund_payment on card_gateway_refund (payment_id);
-- how much of a payment its reversal gave back; null: all of it
alter table card_gateway_payment add column reversed_minor bigint;
