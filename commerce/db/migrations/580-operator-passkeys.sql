-- The second factor of operators: passkeys, codes for when they are lost, and what is asked for once.
create table operator_passkey (
  id integer generated always as identity primary key,
  email text not null references operator(email) on delete cascade,
  credential_id text not null unique,
  name text not null,
  -- COSE key in base64url
  public_key text not null,
  signature_count bigint not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index operator_passkey_of on operator_passkey (email);

create table operator_recovery_code (
  hash text primary key,
  email text not null references operator(email) on delete cascade
);
create index operator_recovery_code_of on operator_recovery_code (email);

create table operator_token (
  hash text primary key,
  email text not null references operator(email) on delete cascade,
  purpose text not null check (purpose in ('login', 'passkey', 'password')),
  expires_at timestamptz not null
);
create index operator_token_of on operator_token (email);
create index operator_token_expiry on operator_token (expires_at);
