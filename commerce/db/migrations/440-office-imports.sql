-- Archives that operators upload: tried first, then imported (docs/adr/0106).
create table office_import (
  id integer generated always as identity primary key,
  file_name text not null,
  bytes bigint not null,
  -- of the file in DATA_DIR/imports
  file_key uuid not null,
  has_file boolean not null default true,
  mode text not null check (mode in ('replace', 'merge')),
  state text not null check (state in (
    'uploaded', 'checking', 'checked', 'importing', 'imported', 'refused', 'failed', 'interrupted')),
  revision integer not null default 1,
  uploaded_at timestamptz not null,
  uploaded_by text not null,
  started_at timestamptz,
  started_by text,
  finished_at timestamptz,
  -- the engine that is at it, and when it last said so
  engine text,
  alive_at timestamptz,
  progress jsonb,
  trial jsonb,
  result jsonb,
  problem text
);

-- one at a time, whichever engine is asked
create unique index office_import_running on office_import ((true))
  where state in ('checking', 'importing');
