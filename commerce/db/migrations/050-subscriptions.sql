-- Who asked for the newsletter: one row for each address on each site, the latest sign-up counts.

create table newsletter_subscription (
  site_id text not null,
  -- in lower case: an address differs from another in more than capitals
  email text not null,
  first_name text not null,
  last_name text not null,
  -- digits, and the letters of an extension
  phone text,
  postal_code text not null,
  birth_date date not null,
  -- the lists subscribed to, as an array of their names
  lists jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (site_id, email)
);
