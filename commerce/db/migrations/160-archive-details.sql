-- More of what a site-import archive says about products, shops, stock and methods.

-- Site → what differs there: {"brindille-volume": {"online": false, "onlineFrom": "…",
--   "onlineTo": "…", "searchable": true, "searchRank": 3, "c_badge": "…"}}
alter table product add column site_specific jsonb not null default '{}';

-- What may be sold beyond the allocation while pre- or backorder is on; null: no limit was given.
alter table inventory add column preorder_backorder_allocation integer;

alter table store
  add column localized jsonb not null default '{}',
  add column store_events text,
  add column fax text,
  add column pos_enabled boolean not null default false;

alter table shipping_method add column localized jsonb not null default '{}';

-- restriction: {countries?, currencies?, customerGroupIds?, ranges?: [{currency?, minMinor?, maxMinor?}]}
alter table payment_method
  add column localized jsonb not null default '{}',
  add column description text,
  add column image text,
  add column restriction jsonb not null default '{}';
