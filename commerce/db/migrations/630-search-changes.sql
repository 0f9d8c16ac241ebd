-- Engines follow the search index by what has changed of it (ADR 141).

-- The number of the last change: written only while the site is locked, so a lower number is never
-- committed later. Documents of changes up to `base` are not listed below.
alter table search_index
  add column sequence bigint not null default 0,
  add column base bigint not null default 0;

-- The last change of each document, also of one that is gone, and the last of its words.
create table search_change (
  site_id text not null references site(id) on delete cascade,
  product_id text not null,
  sequence bigint not null,
  text_sequence bigint not null,
  primary key (site_id, product_id)
);
create index search_change_sequence on search_change (site_id, sequence, product_id);
