-- What shoppers think of products. A product's reviews are those of all its variants: they are kept
-- under the master. There is no reference to the product, as reviews outlive a product that an
-- archive leaves out for a season.
create table review (
  id text primary key,
  product_id text not null,
  rating smallint not null check (rating between 1 and 5),
  title text not null default '',
  body text not null default '',
  nickname text not null,
  location text not null default '',
  -- never shown
  email text,
  author_id text not null,
  is_recommended boolean,
  is_featured boolean not null default false,
  -- an archive's, or a shopper's own: only the former are replaced by a seed
  is_archived boolean not null default false,
  status text not null check (status in ('SUBMITTED', 'APPROVED', 'REJECTED')),
  submitted_at timestamptz not null,
  changed_at timestamptz not null,
  -- votes that came with the archive; the rest lie in review_vote
  archived_helpful integer not null default 0,
  archived_unhelpful integer not null default 0,
  helpful integer not null default 0,
  unhelpful integer not null default 0,
  responses jsonb not null default '[]',
  -- of who wrote what: the same review is taken once
  fingerprint text not null unique
);
create index review_by_product on review (product_id, status, submitted_at desc, id);
create index review_by_status on review (status, submitted_at desc, id);

create table review_vote (
  review_id text not null references review(id) on delete cascade,
  author_id text not null,
  is_helpful boolean not null,
  voted_at timestamptz not null,
  primary key (review_id, author_id)
);

-- Of a product's approved reviews; written in the transaction that approves or takes one back.
create table review_summary (
  product_id text primary key,
  review_count integer not null default 0,
  ratings_only_count integer not null default 0,
  rating_sum integer not null default 0,
  -- one star to five
  rating_counts integer[] not null default '{0,0,0,0,0}',
  recommended_count integer not null default 0,
  not_recommended_count integer not null default 0,
  helpful_count integer not null default 0,
  unhelpful_count integer not null default 0,
  first_at timestamptz,
  last_at timestamptz
);

-- The files that were read last; unchanged ones are passed over.
create table review_import (
  checksum text primary key,
  imported_at timestamptz not null
);
