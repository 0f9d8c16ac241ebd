-- What a contact point said about being written to: one row for each subscription and channel.
create table consent_status (
  site_id text not null references site(id) on delete cascade,
  subscription_id text not null,
  channel text not null check (channel in ('email', 'sms', 'whatsapp')),
  -- an e-mail address in lower case, or a number in digits with its plus
  contact_point text not null,
  status text not null check (status in ('opt_in', 'opt_out')),
  -- the shopper who said so, registered or not
  customer_id text not null,
  updated_at timestamptz not null,
  primary key (site_id, subscription_id, channel, contact_point)
);
create index consent_status_customer on consent_status (site_id, customer_id);

-- Products by the address of their page.
create index product_page_url on product (page_url) where page_url is not null;
create index product_own_path on product ((custom ->> 'path')) where custom ->> 'path' is not null;
