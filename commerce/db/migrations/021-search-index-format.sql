-- Which shape the documents have: an engine that writes another builds the index anew.
alter table search_index add column format integer not null default 0;
