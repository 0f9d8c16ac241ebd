-- Which stage a snapshot was taken of, and the moment for which it shows what was there.

alter table content_snapshot add column stage text not null default 'staging';
alter table content_snapshot add column moment timestamptz not null default now();
