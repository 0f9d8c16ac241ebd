-- Searches are answered from an index in each engine's memory (ADR 16); the tables hold what it is
-- loaded from. What was indexed before is built anew.

drop index search_document_words;
drop index search_document_tokens;
drop table search_word;
delete from search_document;
delete from search_index;

alter table search_document
  drop column words,
  drop column price_minor,
  drop column price_max_minor,
  -- locale -> [[weight, words, 1 when typing errors may be corrected to them]]; 'default': the site's
  add column texts jsonb not null,
  -- currency -> cents of each of sellable_ids, null where it has no price
  add column prices jsonb not null,
  -- bundles: what must be available besides their own stock
  add column part_ids text[] not null default '{}',
  -- locale -> {name, c_...}, of the locales that have texts of their own
  add column localized jsonb not null default '{}';

-- which state of the documents this is: engines that hold another load theirs anew
alter table search_index add column version uuid not null default gen_random_uuid();

-- The last transaction in which a product became available in a list, or ceased to be: engines
-- keep who has what in memory and ask for what has changed since.
alter table inventory
  add column availability_xid bigint not null default (pg_current_xact_id()::text::bigint);
create index inventory_availability on inventory (list_id, availability_xid);

create function note_availability() returns trigger language plpgsql as $$
begin
  new.availability_xid := pg_current_xact_id()::text::bigint;
  return new;
end
$$;
create trigger inventory_availability before update on inventory for each row
  when (
    (old.ats > 0 or old.perpetual or old.preorderable or old.backorderable)
    is distinct from (new.ats > 0 or new.perpetual or new.preorderable or new.backorderable)
  )
  execute function note_availability();

-- What is sold, by day: for sorting by best sellers. Orders counted are remembered.
create table product_sales (
  site_id text not null references site(id) on delete cascade,
  product_id text not null,
  day date not null,
  orders integer not null,
  units integer not null,
  revenue_minor bigint not null,
  primary key (site_id, product_id, day)
);
create table product_sales_order (
  order_no text primary key
);

-- What shoppers search for, and find something: for suggestions.
create table search_phrase (
  site_id text not null references site(id) on delete cascade,
  phrase text not null,
  searches integer not null,
  last_at timestamptz not null,
  primary key (site_id, phrase)
);
create index search_phrase_prefix on search_phrase (site_id, phrase text_pattern_ops);
create table search_recent_phrase (
  site_id text not null references site(id) on delete cascade,
  usid text not null,
  phrase text not null,
  searched_at timestamptz not null,
  primary key (site_id, usid, phrase)
);
create index search_recent_phrase_age on search_recent_phrase (searched_at);
