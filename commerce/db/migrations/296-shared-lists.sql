-- The secret part of a share link: a new one each time that a list is shared, none while it is not.
alter table product_list add column share_id text unique;
