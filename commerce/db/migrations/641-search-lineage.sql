-- Another one when a site's index is made anew and its numbers begin again (ADR 141).
alter table search_index add column lineage uuid not null default gen_random_uuid();
