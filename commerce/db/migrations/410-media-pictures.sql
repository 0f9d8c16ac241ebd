-- Pictures that editors uploaded; the files lie below DATA_DIR/media, under the same paths.
create table media_picture (
  path text primary key,
  alt text not null,
  uploaded_by text not null,
  uploaded_at timestamptz not null
);
