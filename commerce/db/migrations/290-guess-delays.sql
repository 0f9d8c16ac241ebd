-- When the next guess is taken: the delay grows with each failure beyond the free ones.
alter table login_attempt add column next_at timestamptz;

-- Browsers in which a customer has logged in: others' wrong passwords do not keep them out.
create table known_device (
  -- of the secret in the browser's cookie
  hash text not null,
  customer_id text not null references customer(id) on delete cascade,
  last_used_at timestamptz not null,
  primary key (hash, customer_id)
);
create index known_device_customer on known_device (customer_id, last_used_at desc);
