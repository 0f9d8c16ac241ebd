-- A picture replaced wherever content shows it, so that it can be undone as one step.
create table picture_replacement (
  id text primary key,
  from_path text not null,
  to_path text not null,
  -- For each item and edition: the versions before, and the last one that the replacement saved.
  copies jsonb not null,
  replaced_at timestamptz not null,
  replaced_by text not null,
  undone_at timestamptz
);

create index picture_replacement_paths on picture_replacement (from_path, to_path);
