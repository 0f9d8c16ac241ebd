-- Who has an item of content open in the studio. A row that is not seen for a minute says nothing.
create table content_presence (
  item_id text not null references content_item (id) on delete cascade,
  -- of one browser tab
  editor_id text not null,
  name text not null,
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (item_id, editor_id)
);
