-- Changes of several items that editors can undo as one.
create table content_replacement (
  id text primary key,
  description text not null,
  saved_at timestamptz not null,
  saved_by text not null,
  undone_at timestamptz
);
create index content_replacement_saved_at on content_replacement (saved_at);

create table content_replacement_version (
  replacement_id text not null references content_replacement (id) on delete cascade,
  item_id text not null references content_item (id) on delete cascade,
  edition_id text not null references content_edition (id) on delete cascade,
  before_version integer not null,
  after_version integer not null,
  primary key (replacement_id, item_id, edition_id)
);
create index content_replacement_version_item on content_replacement_version (item_id);
create index content_replacement_version_edition on content_replacement_version (edition_id);
