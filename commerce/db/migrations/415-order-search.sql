-- The back office finds orders, customers and mails by a few words, newest first.

-- Words of a text as the search compares them: small letters, and what stands between the
-- characters that join an address or a name (ada.lovelace@example.com is four words).
create function search_words(written text) returns tsvector
language sql immutable parallel safe
return to_tsvector('simple', translate(lower(coalesce(written, '')), '@.-_+/,;:''"[](){}<>', repeat(' ', 20)));

-- Number, also without the zeros it begins with, e-mail address, and who it is from and for.
create function order_words(order_no text, email text, document jsonb) returns tsvector
language sql immutable parallel safe
return search_words(
  order_no || ' ' || ltrim(order_no, '0') || ' ' || email
  || ' ' || coalesce(document #>> '{content,customerName}', '')
  || ' ' || coalesce(document #>> '{content,billingAddress,fullName}', '')
  || ' ' || jsonb_path_query_array(document, '$.content.shipments[*].shippingAddress.fullName')::text
);
create index order_words on order_header using gin (order_words(order_no, email, document));
create index order_site on order_header (site_id, created_at desc, order_no desc);
create index order_owner on order_header (customer_id, created_at desc, order_no desc);
create index order_pickup on order_header (created_at desc, order_no desc)
  where document @? '$.content.shipments[*].c_fromStoreId';

-- What operators write down about an order, for each other.
create table order_comment (
  id bigint generated always as identity primary key,
  order_no text not null references order_header (order_no) on delete cascade,
  at timestamptz not null,
  -- null: a machine with the operator token, or somebody at this machine
  author_email text,
  author_name text not null,
  text text not null
);
create index order_comment_order on order_comment (order_no, id);
