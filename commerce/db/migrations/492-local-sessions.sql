-- Sessions of the back office that were opened with the link printed at start. A link opens one.
create table local_session (
  link_hash text primary key,
  session_hash text not null unique,
  expires_at timestamptz not null
);
