-- What a change of one product reads: the next moment at which a price or product begins or ends, and
-- the sets and bundles. Most prices and products have neither, so the indexes are small.
create index price_begin on price (online_from) where online_from > '-infinity';
create index price_end on price (online_to) where online_to < 'infinity';
create index product_begin on product (online_from) where online_from is not null;
create index product_end on product (online_to) where online_to is not null;
create index product_kits on product (id) where kind in ('set', 'bundle');
