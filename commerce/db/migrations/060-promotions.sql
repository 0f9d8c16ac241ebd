-- Promotions and their coupons, as the site-import archive brings them.

-- definition: commerce/promotions/promotion.schemas.ts, campaigns and assignments included
create table promotion (
  site_id text not null references site(id) on delete cascade,
  id text not null,
  definition jsonb not null,
  primary key (site_id, id)
);

create table coupon (
  site_id text not null references site(id) on delete cascade,
  id text not null,
  enabled boolean not null,
  case_insensitive boolean not null,
  codes jsonb not null,
  primary key (site_id, id)
);
