-- What coupons need beyond a code that stands in their row.

alter table coupon
  -- {kind, limits, multipleCodesPerOrder}: commerce/promotions/promotion.schemas.ts
  add column definition jsonb not null default '{}';

-- Codes are found whatever their case; `coupon.codes` holds the few that an archive lists.
create index coupon_codes on coupon using gin ((lower(codes::text)::jsonb));

-- The codes of coupons that have many: one row each.
create table coupon_code (
  site_id text not null,
  coupon_id text not null,
  code text not null,
  primary key (site_id, coupon_id, code)
);
create index coupon_code_by_code on coupon_code (site_id, lower(code));

-- One row for every code that an order used; kept when coupons are imported anew.
create table coupon_redemption (
  site_id text not null,
  coupon_id text not null,
  code text not null,
  order_no text not null,
  customer_id text not null,
  -- as written by the shopper, lower case: guests are known by it
  email text not null,
  redeemed_at timestamptz not null,
  primary key (order_no, coupon_id, code)
);
create index coupon_redemption_coupon on coupon_redemption (site_id, coupon_id);

create index price_book_assignment_site on price_book_assignment (site_id);

alter table price_book_assignment
  -- of the assignment framework: [{type, value}], one of which the shopper's context must have
  add column qualifiers jsonb not null default '[]',
  -- whether one of the kinds of qualifiers is enough
  add column match_mode text not null default 'all';
