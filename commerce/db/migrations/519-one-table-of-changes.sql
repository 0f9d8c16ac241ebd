-- A replaced picture is a change of several items as well; before, `picture_replacement` stored it.
alter table content_replacement add column from_path text, add column to_path text;
create index content_replacement_paths on content_replacement (from_path, to_path);

-- A change may write two versions of an item in an edition: a published one and a draft after it.
alter table content_replacement_version
  drop constraint content_replacement_version_pkey,
  add primary key (replacement_id, item_id, edition_id, before_version);

insert into content_replacement (id, description, saved_at, saved_by, undone_at, from_path, to_path)
select id, 'Picture ' || from_path || ' replaced', replaced_at, replaced_by, undone_at, from_path, to_path
from picture_replacement;

insert into content_replacement_version
  (replacement_id, item_id, edition_id, before_version, after_version)
select picture_replacement.id, item.id, edition.id, before::integer, (copy ->> 'last')::integer
from picture_replacement
  cross join jsonb_array_elements(copies) copy
  cross join unnest(array[copy ->> 'live', copy ->> 'draft']) before
  join content_item item on item.id = copy ->> 'itemId'
  join content_edition edition on edition.id = copy ->> 'editionId'
where before is not null;

drop table picture_replacement;
