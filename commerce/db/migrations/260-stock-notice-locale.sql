-- The language of the page on which somebody asked to be told; null: the site's own.
alter table stock_notice add column locale text;
