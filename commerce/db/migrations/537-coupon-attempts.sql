-- The codes that shoppers entered, to answer why one did not work.
create table coupon_attempt (
  site_id text not null,
  customer_id text not null,
  code text not null,
  usid text not null,
  -- why it was refused the last time; null if it was accepted
  refusal text,
  attempts integer not null default 1,
  at timestamptz not null,
  primary key (site_id, customer_id, code)
);
create index coupon_attempt_usid on coupon_attempt (usid);
create index coupon_attempt_at on coupon_attempt (at);
