-- Who may work in the back office. While the table is empty it is open to this machine alone.
create table operator (
  email text primary key check (email = lower(email)),
  name text not null,
  -- argon2id
  password_hash text not null,
  -- names of domain/operator-rights.ts
  roles jsonb not null,
  -- grows by one with every change, so that two admins do not overwrite each other
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  disabled_at timestamptz,
  last_login_at timestamptz
);

create table operator_session (
  -- of the random token in the browser's cookie
  hash text primary key,
  email text not null references operator (email) on delete cascade,
  created_at timestamptz not null,
  -- moves on while the session is used
  expires_at timestamptz not null
);
create index operator_session_email on operator_session (email);

-- What operators changed: written in the transaction of the change.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- null: a machine with the operator token, or somebody at this machine before there were operators
  operator_email text,
  -- the operator's name as it was then, or 'token' or 'local'
  operator_name text not null,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  -- what of the subject changed; null: nothing there before, or after
  before jsonb,
  after jsonb,
  request_id text not null
);
create index audit_entry_subject on audit_entry (subject_type, subject_id, id desc);
create index audit_entry_operator on audit_entry (operator_email, id desc);
create index audit_entry_at on audit_entry (at);
