-- What the content hub delivers: one row an item, as the editor wrote it, links not yet inlined.

create table content_item (
  id text primary key,
  delivery_key text unique,
  schema text not null,
  name text not null,
  body jsonb not null
);
create index content_item_schema on content_item (schema);
