-- Logins without a password, mailed tokens, verified addresses, saved cards, events.

-- Slots: `next` is published before it signs, `current` signs, `previous` still verifies.
alter table signing_key add column active_since timestamptz;

alter table customer
  -- absent: logs in by mailed codes, or has to set one
  alter column password_hash drop not null,
  add column email_verified_at timestamptz,
  -- may not log in before the address is verified
  add column needs_verification boolean not null default false;
create index customer_email on customer (lower(email));

-- What a mail carries: codes to log in with, links to reset a password or to confirm an address.
create table account_token (
  -- SHA-256 of purpose, customer (codes) and secret
  hash text primary key,
  purpose text not null check (purpose in ('login', 'otp', 'password-reset', 'verification')),
  customer_id text not null references customer(id) on delete cascade,
  site_id text not null,
  client_id text,
  usid text,
  code_challenge text,
  -- wrong guesses at the customer's code
  failures integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index account_token_customer on account_token (customer_id, purpose);
create index account_token_expiry on account_token (expires_at);

create table customer_payment_instrument (
  id text primary key,
  customer_id text not null references customer(id) on delete cascade,
  payment_method_id text not null,
  is_default boolean not null default false,
  -- the other fields of the CustomerPaymentInstrument document; of a card never more than its token
  -- and its last digits
  document jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index customer_payment_instrument_customer on customer_payment_instrument (customer_id);

create table customer_event (
  id bigint generated always as identity primary key,
  site_id text not null,
  customer_id text not null,
  event jsonb not null,
  created_at timestamptz not null
);
