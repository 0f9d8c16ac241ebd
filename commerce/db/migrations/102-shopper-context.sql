-- What a merchant's server said about a session: decides prices and promotions while it lasts.
create table shopper_context (
  site_id text not null references site(id) on delete cascade,
  usid text not null,
  -- as on the wire: {effectiveDateTime?, sourceCode?, customerGroupIds?, couponCodes? …}
  document jsonb not null,
  expires_at timestamptz not null,
  primary key (site_id, usid)
);
create index shopper_context_expiry on shopper_context (expires_at);
