-- A site's default tax class is that of products (with an empty tax_class_id) and shipping methods
-- that name none. In tax_rate an empty country is the default jurisdiction, of every address that
-- no other row covers.

alter table site add column default_tax_class_id text;
