-- Changes of orders that wait until the buyer has paid what they cost more.
create table order_proposal (
  id text primary key,
  -- in the link that the buyer gets
  token text not null unique,
  order_no text not null references order_header (order_no) on delete cascade,
  state text not null default 'open'
    check (state in ('open', 'applied', 'withdrawn', 'expired', 'impossible')),
  edit jsonb not null,
  -- what the operator saw: `Item: 1 × Truffles → 2 × Truffles`
  changes jsonb not null,
  difference_minor integer not null check (difference_minor > 0),
  -- stock that is kept for it
  held jsonb not null default '[]',
  pay_until timestamptz not null,
  created_at timestamptz not null,
  by_name text not null,
  mails integer not null default 1,
  -- a payment that the gateway was asked for and of which the result is not recorded yet
  attempt jsonb,
  -- while a process waits for the gateway
  asked_at timestamptz,
  declines integer not null default 0,
  -- whether a payment came too late and was given back
  given_back boolean not null default false
);
create unique index order_proposal_open on order_proposal (order_no) where state = 'open';
create index order_proposal_order on order_proposal (order_no);
create index order_proposal_due on order_proposal (pay_until)
  where state = 'open' or attempt is not null;
