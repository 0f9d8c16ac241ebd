-- Content knows time and stages: an item has versions, each in an edition (a schedule that several
-- items may share). The bodies there were become version 1 of the edition `base`, published.

create table content_edition (
  id text primary key,
  name text not null,
  starts_at timestamptz,
  ends_at timestamptz,
  revision integer not null default 1,
  saved_at timestamptz not null default now(),
  saved_by text not null,
  check (ends_at > starts_at)
);
insert into content_edition (id, name, saved_by) values ('base', 'Base', 'import');

create table content_version (
  item_id text not null references content_item (id) on delete cascade,
  version integer not null check (version > 0),
  edition_id text not null references content_edition (id),
  -- null: in this edition the item is not there
  body jsonb,
  saved_at timestamptz not null default now(),
  saved_by text not null,
  note text not null default '',
  published_at timestamptz,
  primary key (item_id, version)
);
-- of an item in an edition, the last one counts
create index content_version_edition on content_version (edition_id, item_id, version desc);

insert into content_version (item_id, version, edition_id, body, saved_by, published_at)
select id, 1, 'base', body, 'import', now() from content_item;
alter table content_item drop column body;

-- What one stage showed at one moment.
create table content_snapshot (
  id text primary key,
  name text not null,
  taken_at timestamptz not null default now(),
  saved_by text not null
);
create table content_snapshot_item (
  snapshot_id text not null references content_snapshot (id) on delete cascade,
  item_id text not null,
  delivery_key text,
  name text not null,
  body jsonb not null,
  primary key (snapshot_id, item_id)
);
