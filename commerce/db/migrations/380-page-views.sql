-- How often each page was seen on a day (UTC), as storefronts tell it: numbers alone, of nobody.
create table page_view_count (
  site_id text not null references site (id) on delete cascade,
  day date not null,
  -- '*': all that came after a day had as many paths as are counted apart
  path text not null,
  views integer not null,
  primary key (site_id, day, path)
);
