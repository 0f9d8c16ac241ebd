-- The last transaction that removed stock of the list: engines that keep who has what in memory then
-- read the list anew, because `inventory.availability_xid` is gone with its row.
alter table inventory_list
  add column removal_xid bigint not null default (pg_current_xact_id()::text::bigint);

create function note_removed_stock() returns trigger language plpgsql as $$
begin
  update inventory_list set removal_xid = pg_current_xact_id()::text::bigint
  where id in (select list_id from gone);
  return null;
end
$$;
create trigger note_removal after delete on inventory referencing old table as gone
  for each statement execute function note_removed_stock();

-- Removed stock is announced by itself.
drop trigger announce on inventory_list;
create trigger announce
  after insert or update of default_in_stock, description or delete or truncate on inventory_list
  for each statement execute function announce_table('catalog');
