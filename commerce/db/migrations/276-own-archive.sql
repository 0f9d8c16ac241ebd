-- Whether the archive is the demo retailer's: npm start brings that one up to date, and leaves any other alone.
alter table archive_import add column is_demo boolean not null default false;
update archive_import set is_demo = exists (select 1 from site where id = 'brindille');
