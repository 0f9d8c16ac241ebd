-- Passkeys of customers (Shopper Login, WebAuthn).
alter table account_token
  drop constraint account_token_purpose_check,
  add constraint account_token_purpose_check
    check (purpose in ('login', 'otp', 'passkey', 'password-reset', 'verification'));

create table passkey_user (
  id integer generated always as identity primary key,
  customer_id text not null unique references customer(id) on delete cascade,
  -- what authenticators store instead of the login
  user_handle text not null unique,
  display_name text not null,
  created_at timestamptz not null
);

create table passkey (
  id integer generated always as identity primary key,
  user_id integer not null references passkey_user(id) on delete cascade,
  credential_id text not null unique,
  nick_name text not null,
  -- COSE key in base64url
  public_key text not null,
  signature_count bigint not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_of_user on passkey (user_id);

-- What an authenticator has been asked to sign; each is used once.
create table passkey_challenge (
  hash text primary key,
  site_id text not null,
  client_id text not null,
  -- the user of a passkey to register; null for a login
  user_id integer references passkey_user(id) on delete cascade,
  nick_name text,
  expires_at timestamptz not null
);
create index passkey_challenge_expiry on passkey_challenge (expires_at);
