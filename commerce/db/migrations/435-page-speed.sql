-- How fast pages were for visitors: of each day (UTC), kind of page and device how many visits fell
-- into each bucket of a metric (domain/page-speed.ts). Numbers alone, of nobody.
create table page_speed_count (
  site_id text not null references site (id) on delete cascade,
  day date not null,
  page_type text not null,
  device text not null,
  metric text not null,
  bucket smallint not null,
  visits integer not null,
  primary key (site_id, day, page_type, device, metric, bucket)
);
