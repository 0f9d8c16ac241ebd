-- Whoever changes what pages show announces it on the channel `shop_changes`, at commit, so that
-- engines and storefronts drop what they keep of it (ADR 94). A payload is {kind, ids?, site?}:
-- without ids or site it is everything of the kind. Payloads that are the same are sent once a
-- transaction; one that is too long would fail the transaction, so it becomes one without ids.

create function announce_change(kind text, ids text[] default null) returns void
language plpgsql as $$
declare
  payload text := json_build_object('kind', kind, 'ids', ids)::text;
begin
  if cardinality(ids) = 0 then return; end if;
  if ids is null or cardinality(ids) > 100 or octet_length(payload) > 7000 then
    payload := json_build_object('kind', kind)::text;
  end if;
  perform pg_notify('shop_changes', payload);
end
$$;

-- What imports write whole: any statement may have changed everything.
create function announce_table() returns trigger language plpgsql as $$
begin
  perform announce_change(tg_argv[0]);
  return null;
end
$$;
create trigger announce after insert or update or delete or truncate on catalog
  for each statement execute function announce_table('catalog');
create trigger announce after insert or update or delete or truncate on category
  for each statement execute function announce_table('catalog');
create trigger announce after insert or update or delete or truncate on category_product
  for each statement execute function announce_table('catalog');
create trigger announce after insert or update or delete or truncate on product_option
  for each statement execute function announce_table('catalog');
create trigger announce after insert or update or delete or truncate on attribute_definition
  for each statement execute function announce_table('catalog');
create trigger announce after insert or update or delete or truncate on price_book
  for each statement execute function announce_table('catalog');
create trigger announce after insert or update or delete or truncate on price_book_assignment
  for each statement execute function announce_table('catalog');
create trigger announce after insert or update or delete or truncate on inventory_list
  for each statement execute function announce_table('catalog');
create trigger announce after insert or update or delete or truncate on search_setting
  for each statement execute function announce_table('catalog');
create trigger announce after insert or update or delete or truncate on sorting_rule
  for each statement execute function announce_table('catalog');
create trigger announce after insert or update or delete or truncate on store
  for each statement execute function announce_table('catalog');
create trigger announce after insert or update or delete or truncate on shipping_method
  for each statement execute function announce_table('catalog');
create trigger announce after insert or update or delete or truncate on tax_rate
  for each statement execute function announce_table('catalog');
create trigger announce after insert or update or delete or truncate on customer_group
  for each statement execute function announce_table('catalog');
create trigger announce after insert or update or delete or truncate on source_code_group
  for each statement execute function announce_table('catalog');
create trigger announce after insert or update or delete or truncate on redirect_url
  for each statement execute function announce_table('catalog');
create trigger announce after insert or update or delete or truncate on content_asset
  for each statement execute function announce_table('content');
create trigger announce after insert or update or delete or truncate on content_folder
  for each statement execute function announce_table('content');
create trigger announce after insert or update or delete or truncate on content_slot
  for each statement execute function announce_table('content');

-- Of few rows: a site, and what belongs to one.
create function announce_site() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old is not distinct from new then return null; end if;
  perform pg_notify('shop_changes', json_build_object(
    'kind', tg_argv[0],
    'site', to_jsonb(coalesce(new, old)) ->> tg_argv[1]
  )::text);
  return null;
end
$$;
create trigger announce after insert or update or delete on site
  for each row execute function announce_site('site', 'id');
create trigger announce after insert or update or delete on promotion
  for each row execute function announce_site('promotion', 'site_id');
create trigger announce after insert or update or delete on coupon
  for each row execute function announce_site('promotion', 'site_id');
-- searches find, count or sort otherwise: made anew after imports and changes of products
create trigger announce after insert or update or delete on search_index
  for each row execute function announce_site('search', 'site_id');

-- Content that the public sees: drafts are nobody's business.
create function announce_content() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old is not distinct from new then return null; end if;
  perform announce_change('content');
  return null;
end
$$;
create trigger announce_insert after insert on content_version
  for each row when (new.published_at is not null) execute function announce_content();
create trigger announce_update after update on content_version
  for each row when (new.published_at is not null or old.published_at is not null)
  execute function announce_content();
create trigger announce_delete after delete on content_version
  for each row when (old.published_at is not null) execute function announce_content();
-- an item or an edition without a version shows nothing yet
create trigger announce after update or delete on content_item
  for each row execute function announce_content();
create trigger announce after update or delete on content_edition
  for each row execute function announce_content();

-- Products by their ids, of a statement at once. Pages of a master name its variants too.
create function announce_products() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform announce_change('product', array(select distinct id from written limit 101));
  elsif tg_op = 'DELETE' then
    perform announce_change('product', array(select distinct id from gone limit 101));
  else
    perform announce_change('product', array(
      select distinct id from (
        (select * from written except select * from gone)
        union all (select * from gone except select * from written)
      ) as changed limit 101
    ));
  end if;
  return null;
end
$$;
create trigger announce_insert after insert on product referencing new table as written
  for each statement execute function announce_products();
create trigger announce_update after update on product
  referencing old table as gone new table as written
  for each statement execute function announce_products();
create trigger announce_delete after delete on product referencing old table as gone
  for each statement execute function announce_products();

create function announce_prices() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform announce_change('price', array(select distinct product_id from written limit 101));
  elsif tg_op = 'DELETE' then
    perform announce_change('price', array(select distinct product_id from gone limit 101));
  else
    perform announce_change('price', array(
      select distinct product_id from (
        (select * from written except select * from gone)
        union all (select * from gone except select * from written)
      ) as changed limit 101
    ));
  end if;
  return null;
end
$$;
create trigger announce_insert after insert on price referencing new table as written
  for each statement execute function announce_prices();
create trigger announce_update after update on price
  referencing old table as gone new table as written
  for each statement execute function announce_prices();
create trigger announce_delete after delete on price referencing old table as gone
  for each statement execute function announce_prices();

-- Reviews that shoppers see, and what they say together.
create function announce_reviews() returns trigger language plpgsql as $$
begin
  perform announce_change('product', array[coalesce(new.product_id, old.product_id)]);
  return null;
end
$$;
create trigger announce_insert after insert on review
  for each row when (new.status = 'APPROVED') execute function announce_reviews();
-- not for each vote
create trigger announce_update after update on review
  for each row when (
    'APPROVED' in (old.status, new.status)
    and (old.status, old.rating, old.title, old.body, old.nickname, old.location, old.responses,
      old.is_featured, old.is_recommended)
    is distinct from (new.status, new.rating, new.title, new.body, new.nickname, new.location,
      new.responses, new.is_featured, new.is_recommended)
  )
  execute function announce_reviews();
create trigger announce_delete after delete on review
  for each row when (old.status = 'APPROVED') execute function announce_reviews();

-- Stock changes with every order. Pages show of it: sold out, few left (below 10), enough; of the
-- sites' own lists, since what a shop has is asked by browsers.
create function shown_stock(
  ats integer, perpetual boolean, preorderable boolean, backorderable boolean, allocation integer
) returns text language sql immutable as $$
  select case
    when perpetual then 'enough'
    when pieces <= 0 then 'none'
    when pieces < 10 then 'few'
    else 'enough'
  end
  from (
    select ats + case when preorderable or backorderable then coalesce(allocation, 999999) else 0 end
      as pieces
  ) as sellable
$$;
create function announce_stock() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform announce_change('stock', array(
      select distinct product_id from written
      where list_id in (select inventory_list_id from site) limit 101
    ));
  elsif tg_op = 'DELETE' then
    perform announce_change('stock', array(
      select distinct product_id from gone
      where list_id in (select inventory_list_id from site) limit 101
    ));
  else
    perform announce_change('stock', array(
      select distinct written.product_id
      from written join gone using (list_id, product_id)
      where (
          shown_stock(written.ats, written.perpetual, written.preorderable, written.backorderable,
            written.preorder_backorder_allocation),
          written.in_stock_date
        ) is distinct from (
          shown_stock(gone.ats, gone.perpetual, gone.preorderable, gone.backorderable,
            gone.preorder_backorder_allocation),
          gone.in_stock_date
        )
        and list_id in (select inventory_list_id from site)
      limit 101
    ));
  end if;
  return null;
end
$$;
create trigger announce_insert after insert on inventory referencing new table as written
  for each statement execute function announce_stock();
create trigger announce_update after update on inventory
  referencing old table as gone new table as written
  for each statement execute function announce_stock();
create trigger announce_delete after delete on inventory referencing old table as gone
  for each statement execute function announce_stock();
