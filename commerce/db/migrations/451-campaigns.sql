-- The campaigns of archives, and the assignments of promotions to them, as an archive has them: a
-- promotion's definition combines both, and a later archive may change one of them alone.
create table campaign_part (
  site_id text not null references site(id) on delete cascade,
  -- `campaign`, or `assignment` with the id `promotion/campaign` as a JSON array
  kind text not null,
  id text not null,
  element jsonb not null,
  primary key (site_id, kind, id)
);
