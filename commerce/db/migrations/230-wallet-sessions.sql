-- What a shopper is asked to approve on a wallet's own page, and what they decided.
create table card_gateway_wallet_session (
  id text primary key,
  wallet text not null,
  merchant text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  -- of the page: en, es …
  language text not null,
  -- the shop's page that the shopper comes back to
  return_url text not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'cancelled')),
  -- of the token that an approval gives
  jti text,
  created_at timestamptz not null,
  decided_at timestamptz,
  expires_at timestamptz not null
);
create index card_gateway_wallet_session_expiry on card_gateway_wallet_session (expires_at);

-- A wallet's token pays no more than was approved; a card's has no limit of its own.
alter table card_gateway_token add column approved_minor bigint;
