-- Phrases that hardly anyone searched for, and nobody lately, are forgotten.
create index search_phrase_age on search_phrase (last_at);
