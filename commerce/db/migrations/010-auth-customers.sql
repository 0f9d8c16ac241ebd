-- Shopper Login and customers. Codes and refresh tokens are kept as SHA-256 of what was handed out.

create table signing_key (
  slot text primary key,
  kid text not null unique,
  private_jwk jsonb not null,
  created_at timestamptz not null
);

create sequence customer_no;

create table customer (
  id text primary key,
  customer_no text not null unique default lpad(nextval('customer_no')::text, 8, '0'),
  -- in lower case: a login differs from another in more than capitals
  login text not null unique,
  password_hash text not null,
  email text not null,
  last_name text not null,
  -- the other fields of the Customer document, custom attributes included
  profile jsonb not null default '{}',
  enabled boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  last_login_at timestamptz,
  previous_login_at timestamptz
);

create table customer_address (
  customer_id text not null references customer(id) on delete cascade,
  address_id text not null,
  preferred boolean not null default false,
  -- the other fields of the CustomerAddress document
  document jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (customer_id, address_id)
);

-- One per login: all refresh tokens that followed each other belong to it and end with it.
create table shopper_session (
  id text primary key,
  site_id text not null,
  client_id text not null,
  usid text not null,
  -- absent: a guest
  customer_id text references customer(id) on delete cascade,
  do_not_track boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index shopper_session_customer on shopper_session (customer_id);
create index shopper_session_expiry on shopper_session (expires_at);

create table refresh_token (
  hash text primary key,
  session_id text not null references shopper_session(id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_token_session on refresh_token (session_id);

create table authorization_code (
  hash text primary key,
  site_id text not null,
  client_id text not null,
  usid text not null,
  customer_id text references customer(id) on delete cascade,
  redirect_uri text not null,
  code_challenge text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- what it was exchanged for
  session_id text
);
create index authorization_code_expiry on authorization_code (expires_at);

create table login_attempt (
  key text primary key,
  attempts integer not null,
  window_ends_at timestamptz not null
);
