-- What visitors did, as the storefront tells it: recommendations are made of it. A visitor is known
-- by the id of a visit and, when registered, by an account's.

create table shopper_activity (
  id bigint generated always as identity primary key,
  site_id text not null references site (id) on delete cascade,
  kind text not null,
  cookie_id text not null,
  user_id text,
  -- a product as it is looked at: of a variant its master
  product_id text,
  category_id text,
  search_text text,
  recommender text,
  happened_at timestamptz not null
);
create index shopper_activity_visit on shopper_activity (site_id, cookie_id, id);
create index shopper_activity_product on shopper_activity (site_id, product_id, happened_at);
create index shopper_activity_age on shopper_activity (happened_at);
