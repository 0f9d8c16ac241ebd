-- What shoppers search: one row for each product (master or single item) that a site sells, made
-- from the catalogue, price books and categories by the index build after an import.

create table search_document (
  site_id text not null references site(id) on delete cascade,
  product_id text not null,
  name text not null,
  brand text,
  -- weights: A name and ids, B brand and keywords, C short text and categories, D long text
  words tsvector not null,
  -- '<attribute>=<value>': cgid (with ancestors), price (bucket), htype, c_<id>
  tokens text[] not null,
  -- category id -> place in it
  category_positions jsonb not null default '{}',
  -- cents, of one piece; a master has the range of its variants
  price_minor bigint not null,
  price_max_minor bigint not null,
  search_rank integer not null default 0,
  created_at timestamptz not null,
  -- what can be put into a bag: the item itself or the master's priced variants
  sellable_ids text[] not null,
  -- all of a hit but links and stock; its pictures apart, as few searches want them
  hit jsonb not null,
  image_groups jsonb not null default '[]',
  primary key (site_id, product_id)
);
create index search_document_words on search_document using gin (words);
create index search_document_tokens on search_document using gin (tokens);

-- The words of names, for completing and correcting what was typed.
create table search_word (
  site_id text not null references site(id) on delete cascade,
  word text not null,
  frequency integer not null,
  primary key (site_id, word)
);

-- valid_until: the next moment at which a price or a product begins or ends.
create table search_index (
  site_id text primary key references site(id) on delete cascade,
  built_at timestamptz not null,
  valid_until timestamptz not null,
  -- [{id, label, values: [{value, label}]}], in the order shown
  refinements jsonb not null
);
