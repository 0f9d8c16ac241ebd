-- Authorisations of orders that have ended, which the gateway has not given back yet.
create table open_reversal (
  -- names the payment at the gateway
  reference text primary key,
  order_no text not null references order_header(order_no) on delete cascade,
  transaction_id text not null,
  amount_minor bigint not null,
  currency text not null,
  created_at timestamptz not null
);
create index open_reversal_order on open_reversal (order_no);
