-- A temporary basket works out what a purchase comes to beside the shopper's own basket; it lives for minutes.
alter table basket add column temporary boolean not null default false;

drop index basket_open_customer;
-- one open basket for each shopper and site, temporary ones apart
create unique index basket_open_customer on basket (site_id, customer_id)
  where status = 'open' and not temporary;
create index basket_open_temporary on basket (site_id, customer_id)
  where status = 'open' and temporary;
-- for the sweep of forgotten baskets
create index basket_open_age on basket (last_modified) where status = 'open';
