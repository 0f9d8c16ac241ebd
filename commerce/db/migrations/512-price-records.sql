-- Each price of a single piece, as long as it was known: the lowest price before a reduction is
-- asked of it. A period is between both begins and both ends.
create table price_record (
  id bigint generated always as identity primary key,
  price_book_id text not null,
  product_id text not null,
  amount_minor bigint not null,
  online_from timestamptz not null,
  online_to timestamptz not null,
  known_from timestamptz not null,
  known_to timestamptz not null default 'infinity'
);
create index price_record_product on price_record (product_id, price_book_id, online_from);

-- Prices that come with their book are taken to have applied before.
alter table price_book add column known_from timestamptz not null default now();
update price_book set known_from = '-infinity';
insert into price_record (price_book_id, product_id, amount_minor, online_from, online_to, known_from)
select price_book_id, product_id, amount_minor, online_from, online_to, '-infinity'
from price where min_quantity = 1;

create function begin_price_records() returns trigger language plpgsql as $$
begin
  insert into price_record
    (price_book_id, product_id, amount_minor, online_from, online_to, known_from)
  select price.price_book_id, price.product_id, price.amount_minor, price.online_from,
    price.online_to, case when book.known_from = now() then '-infinity' else now() end
  from written price join price_book book on book.id = price.price_book_id
  where price.min_quantity = 1;
  return null;
end
$$;
create trigger record_insert after insert on price referencing new table as written
  for each statement execute function begin_price_records();
-- of a changed or a removed price
create function end_price_record() returns trigger language plpgsql as $$
declare
  is_new_book boolean := exists (
    select 1 from price_book where id = old.price_book_id and known_from = now()
  );
begin
  delete from price_record
  where price_book_id = old.price_book_id and product_id = old.product_id and (
    (online_from = old.online_from and known_to = 'infinity'
      and (is_new_book or known_from = now()))
    -- reductions are over by then
    or least(known_to, online_to) < now() - interval '400 days'
  );
  update price_record set known_to = now()
  where price_book_id = old.price_book_id and product_id = old.product_id
    and online_from = old.online_from and known_to = 'infinity';
  if tg_op = 'UPDATE' and new.min_quantity = 1 then
    insert into price_record
      (price_book_id, product_id, amount_minor, online_from, online_to, known_from)
    values (new.price_book_id, new.product_id, new.amount_minor, new.online_from, new.online_to,
      case when is_new_book then '-infinity' else now() end);
  end if;
  return null;
end
$$;
create trigger record_update after update on price for each row
  when (old is distinct from new and old.min_quantity = 1)
  execute function end_price_record();
create trigger record_delete after delete on price for each row
  when (old.min_quantity = 1)
  execute function end_price_record();
