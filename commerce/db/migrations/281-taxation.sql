-- Whether a site's prices are without tax, or hold it.
alter table site add column taxation text not null default 'net' check (taxation in ('net', 'gross'));
