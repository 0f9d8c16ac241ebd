-- The gateway's vault: what a saved card's payments need, never its number.
create table card_gateway_stored_card (
  token text primary key,
  masked_number text not null,
  bin text not null,
  card_type text not null,
  expiration_month text not null,
  expiration_year text not null,
  -- `approved`, or the reason of the decline
  outcome text not null,
  created_at timestamptz not null
);
