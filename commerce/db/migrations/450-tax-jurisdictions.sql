-- The jurisdiction of a tax rate, by which an archive names it.
alter table tax_rate add column jurisdiction_id text not null default '';
