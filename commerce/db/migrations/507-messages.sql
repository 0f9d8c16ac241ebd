-- Messages of the contact form are assigned to operators, answered by mail, and kept with the answers.
alter table service_case
  -- an operator's address, or the name of a caller who is no operator
  add column assignee text,
  add column answered_at timestamptz,
  add column revision integer not null default 1;

create table service_case_answer (
  id bigint generated always as identity primary key,
  case_id uuid not null references service_case (id) on delete cascade,
  at timestamptz not null,
  author_name text not null,
  text text not null
);
create index service_case_answer_case on service_case_answer (case_id, id);

create function message_words(email text, fields jsonb) returns tsvector
language sql immutable parallel safe
return search_words(
  email
  || ' ' || coalesce(fields ->> 'firstName', '')
  || ' ' || coalesce(fields ->> 'lastName', '')
  || ' ' || coalesce(fields ->> 'orderNumber', '')
);
create index service_case_words on service_case using gin (message_words(email, fields))
  where kind = 'contact';
create index service_case_messages on service_case (created_at desc, id desc)
  where kind = 'contact';
