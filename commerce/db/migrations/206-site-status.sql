-- Whether a site is open, and what search engines are told of, as an archive says.

alter table site add column status text not null default 'online'
  check (status in ('online', 'protected', 'offline'));
alter table product add column sitemap_included boolean not null default true;
alter table category add column sitemap_included boolean not null default true;
