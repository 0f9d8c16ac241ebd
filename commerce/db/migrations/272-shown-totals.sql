-- What a session was last answered that a basket comes to: its order may not cost anything else.
create table basket_shown_total (
  basket_id uuid not null references basket(basket_id) on delete cascade,
  usid text not null,
  -- of the basket when it was answered: a slow answer does not replace a newer one
  version integer not null,
  total_minor bigint not null,
  -- sorted: the codes that brought something
  coupon_codes jsonb not null,
  primary key (basket_id, usid)
);
