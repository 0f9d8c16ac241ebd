-- The back office finds customers by their number, address, name or telephone, newest first.
create function customer_words(customer_no text, email text, login text, last_name text, profile jsonb)
returns tsvector
language sql immutable parallel safe
return search_words(
  customer_no || ' ' || ltrim(customer_no, '0') || ' ' || email || ' ' || login || ' ' || last_name
  || ' ' || coalesce(profile ->> 'firstName', '')
  || ' ' || coalesce(profile ->> 'phoneHome', '')
  || ' ' || coalesce(profile ->> 'phoneMobile', '')
);
create index customer_words on customer
  using gin (customer_words(customer_no, email, login, last_name, profile));
create index customer_created on customer (created_at desc, id desc);
