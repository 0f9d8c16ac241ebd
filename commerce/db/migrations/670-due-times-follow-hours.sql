-- Open pickups are due by the hours of their shop: when these change, their orders are counted again.
create function note_pickups_of_shop() returns trigger language plpgsql as $$
begin
  insert into figure_change (order_no)
  select order_no from order_header
  where document #> '{content,shipments}'
      @> jsonb_build_array(jsonb_build_object('c_fromStoreId', coalesce(new.id, old.id)))
    and pickup_status_of(document) in ('placed', 'preparing');
  return null;
end
$$;
create trigger pickups_of_shop after insert or delete on store
  for each row execute function note_pickups_of_shop();
create trigger pickups_of_hours after update of custom on store
  for each row when (old.custom is distinct from new.custom)
  execute function note_pickups_of_shop();
