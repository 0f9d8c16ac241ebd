-- Imports note the products of which something is searched or shown has changed, and a row without
-- a product when the rules of the search have: what the search index is brought up to date by, also
-- after an import that ended in between. Only in transactions that ask for it, so that nothing else
-- takes longer.
create table search_touched (product_id text);

-- In the order in which an import writes them, so that none waits for the other in a circle.
lock table attribute_definition, catalog, product, product_option, category, category_product,
  price_book, price, site, search_setting, sorting_rule, price_book_assignment
  in share row exclusive mode;

-- This transaction may already have noted everything, as when a shop is imported for the first
-- time. What another one has noted may be taken before this one is committed.
create function is_touch_noted() returns boolean language sql as $$
  select coalesce(current_setting('praline.notes_touched', true), '') = 'on'
    and not exists (
      select from search_touched
      where product_id is null and xmin = pg_current_xact_id()::xid
    )
$$;

create function note_touched() returns trigger language plpgsql as $$
begin
  if not is_touch_noted() then return null; end if;
  if tg_op = 'INSERT' then
    insert into search_touched select distinct product_id from written;
  elsif tg_op = 'DELETE' then
    insert into search_touched select distinct product_id from gone;
  else
    insert into search_touched select distinct product_id from (
      (select * from written except select * from gone)
      union all (select * from gone except select * from written)
    ) as changed;
  end if;
  return null;
end
$$;
create trigger touched_insert after insert on price referencing new table as written
  for each statement execute function note_touched();
create trigger touched_update after update on price
  referencing old table as gone new table as written
  for each statement execute function note_touched();
create trigger touched_delete after delete on price referencing old table as gone
  for each statement execute function note_touched();
create trigger touched_insert after insert on category_product referencing new table as written
  for each statement execute function note_touched();
create trigger touched_update after update on category_product
  referencing old table as gone new table as written
  for each statement execute function note_touched();
create trigger touched_delete after delete on category_product referencing old table as gone
  for each statement execute function note_touched();

-- A variant that is gone cannot be asked for its master any more.
create function note_touched_products() returns trigger language plpgsql as $$
begin
  if not is_touch_noted() then return null; end if;
  if tg_op = 'INSERT' then
    insert into search_touched select id from written;
  elsif tg_op = 'DELETE' then
    insert into search_touched
      select id from gone union select master_id from gone where master_id is not null;
  else
    with changed as materialized (
      (select * from written except select * from gone)
      union all (select * from gone except select * from written)
    )
    insert into search_touched
      select id from changed union select master_id from changed where master_id is not null;
  end if;
  return null;
end
$$;
create trigger touched_insert after insert on product referencing new table as written
  for each statement execute function note_touched_products();
create trigger touched_update after update on product
  referencing old table as gone new table as written
  for each statement execute function note_touched_products();
create trigger touched_delete after delete on product referencing old table as gone
  for each statement execute function note_touched_products();

create function note_touched_rules() returns trigger language plpgsql as $$
begin
  if is_touch_noted() then insert into search_touched values (null); end if;
  return null;
end
$$;
create trigger touched_row after insert or delete on site
  for each row execute function note_touched_rules();
create trigger touched_update after update on site
  for each row when (old is distinct from new) execute function note_touched_rules();
create trigger touched_row after insert or delete on catalog
  for each row execute function note_touched_rules();
create trigger touched_update after update on catalog
  for each row when (old is distinct from new) execute function note_touched_rules();
create trigger touched_row after insert or delete on category
  for each row execute function note_touched_rules();
create trigger touched_update after update on category
  for each row when (old is distinct from new) execute function note_touched_rules();
create trigger touched_row after insert or delete on price_book
  for each row execute function note_touched_rules();
create trigger touched_update after update on price_book
  for each row when (old is distinct from new) execute function note_touched_rules();
create trigger touched_row after insert or delete on price_book_assignment
  for each row execute function note_touched_rules();
create trigger touched_update after update on price_book_assignment
  for each row when (old is distinct from new) execute function note_touched_rules();
create trigger touched_row after insert or delete on attribute_definition
  for each row execute function note_touched_rules();
create trigger touched_update after update on attribute_definition
  for each row when (old is distinct from new) execute function note_touched_rules();
create trigger touched_row after insert or delete on product_option
  for each row execute function note_touched_rules();
create trigger touched_update after update on product_option
  for each row when (old is distinct from new) execute function note_touched_rules();
create trigger touched_row after insert or delete on search_setting
  for each row execute function note_touched_rules();
create trigger touched_update after update on search_setting
  for each row when (old is distinct from new) execute function note_touched_rules();
create trigger touched_row after insert or delete on sorting_rule
  for each row execute function note_touched_rules();
create trigger touched_update after update on sorting_rule
  for each row when (old is distinct from new) execute function note_touched_rules();
