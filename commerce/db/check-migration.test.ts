import { concurrentIndexOf, findLocks } from './check-migration'
import { listMigrations } from './migrate'

const find = (text: string, name = '900-tried.sql') => findLocks({ name, text }).length

test('no migration of ours would make the shop wait', () => {
  expect(listMigrations().flatMap(findLocks)).toEqual([])
})

test.each([
  'alter table order_header drop column note;',
  'drop table consent;',
  'alter table site rename to shop;',
  'alter table site rename column name to title;',
  'create index order_by_day on order_header (created_at);',
  'create unique index if not exists one on order_header (order_no);',
  'create index concurrently if not exists one on order_header (order_no);',
  'create index concurrently one on order_header (order_no);\nselect 1;',
  'alter table basket add column token uuid not null default gen_random_uuid();',
  'alter table basket\n  add column n integer,\n  add column at timestamptz default clock_timestamp();',
  'alter table basket add column number bigserial;',
  'alter table basket add column total integer generated always as (1) stored;',
  'alter table basket alter column customer_id type bigint;',
  'alter table basket alter column customer_id set not null;',
  'alter table basket add constraint positive check (total > 0);',
  'alter table basket add foreign key (site_id) references site (id);',
  'alter table basket add column other_id bigint references site (id);',
  'alter table basket add column code text unique;',
  'alter table basket add column code text default code_of(1);',
  'create table other (id text);\ncreate index at on basket (site_id);',
  'update basket set total = 0;',
  'lock table basket;',
  'do $$ begin alter table basket drop column note; end $$;',
])('%s is refused', (text) => {
  expect(find(text)).toBe(1)
  expect(find(text, '750-merged.sql')).toBe(0)
})

test.each([
  '-- unread since 1.4\nalter table order_header drop column note;',
  'create table parcel (id bigserial primary key, at timestamptz default now());\ncreate index parcel_at on parcel (at);',
  'create index concurrently order_by_day on order_header (created_at);',
  "alter table basket add column note text not null default '';",
  "alter table basket add column note text default 'drop table (now)';",
  '-- checked by note_is_there\nalter table basket alter column note set not null;',
  'update basket set total = 0 where total is null;',
  'alter table basket add column changed_at timestamptz default now();',
  'alter table basket add constraint positive check (total > 0) not valid;',
  'create function f() returns trigger language plpgsql as $$ begin drop table x; end $$;',
  'drop trigger noted on basket;\n-- drop table basket;\n',
])('%s is accepted', (text) => {
  expect(find(text)).toBe(0)
})

test('an index that is built while the shop writes is recognized', () => {
  expect(concurrentIndexOf('-- for reports\ncreate index concurrently by_day on x (day);')).toBe(
    'by_day',
  )
  expect(concurrentIndexOf('create index by_day on x (day);')).toBeUndefined()
})
