-- Who gave an item its name and delivery key: those of an editor stay when files are imported again.
alter table content_item add column named_by text not null default 'import';
