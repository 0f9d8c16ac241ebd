-- The rest of what a site-import archive brings. Ids are the archive's own; amounts are cents.
-- "localized" columns hold the other locales' texts: {"es-US": {"name": "…", "c_story": "…"}}, with
-- the names of the answer's properties; the plain columns hold the default locale's.

alter table site
  add column locales text[] not null default '{}',
  add column currencies text[] not null default '{}',
  add column library_id text;

alter table category
  add column localized jsonb not null default '{}',
  -- [{attributeId, type, displayName: {default, es-US …}, sorting, cutoff, buckets: […]}], in order shown
  add column refinements jsonb not null default '[]',
  -- ids of sorting_rule: {"default": "featured-items", "keyword": "…"}
  add column sorting jsonb not null default '{}',
  add column online_from timestamptz,
  add column online_to timestamptz;

alter table product drop constraint product_kind_check;
alter table product add constraint product_kind_check
  check (kind in ('standard', 'master', 'variant', 'variation_group', 'set', 'bundle'));
alter table product
  add column localized jsonb not null default '{}',
  add column upc text,
  add column ean text,
  add column manufacturer_name text,
  add column manufacturer_sku text,
  -- pieces of `unit` in one package
  add column unit_quantity numeric,
  -- [{optionId, selectedValueId?}]: product_option of the same catalogue
  add column options jsonb not null default '[]',
  -- sets and bundles: [{productId, quantity}]
  add column members jsonb not null default '[]',
  -- [{type, targetId}]: product links
  add column product_links jsonb not null default '[]',
  -- [{type, targetId, calloutMsg?, shortDescription?, longDescription?, image?, name?}]
  add column recommendations jsonb not null default '[]',
  -- customer-facing classification: the category that gives refinements and attributes
  add column classification_category_id text,
  add column page_url text;

-- definition: {name, description?, image?, defaultValueId, values: [{id, name, description?,
--   productIdModifier?, prices: [{currency, unitQuantity, amountMinor}]}], localized?, custom}
create table product_option (
  catalog_id text not null references catalog(id) on delete cascade,
  id text not null,
  definition jsonb not null,
  primary key (catalog_id, id)
);

-- Attributes of system objects: 'Product', 'Category', 'Order', 'Profile' …
-- definition: {valueType, localizable, mandatory, isCustom, displayName: {default, …},
--   description?: {…}, values: [{value, displayName: {default, …}, isDefault?}]}
create table attribute_definition (
  object_type text not null,
  id text not null,
  definition jsonb not null,
  primary key (object_type, id)
);

-- Which price books a shopper sees beside the site's own: all conditions that are given must hold.
create table price_book_assignment (
  site_id text not null references site(id) on delete cascade,
  id text not null,
  price_book_ids text[] not null,
  customer_group_ids text[] not null default '{}',
  source_code_group_ids text[] not null default '{}',
  starts_at timestamptz,
  ends_at timestamptz,
  position integer not null default 0,
  primary key (site_id, id)
);

-- definition: {enabled, onlineFrom?, onlineTo?, codes: [text, '*' at the end of a prefix allowed],
--   priceBookIds, campaignIds, redirect?: {…}, custom}
create table source_code_group (
  site_id text not null references site(id) on delete cascade,
  id text not null,
  definition jsonb not null,
  primary key (site_id, id)
);

create table customer_group_member (
  site_id text not null references site(id) on delete cascade,
  group_id text not null,
  -- of a customer who may not have registered yet
  customer_no text not null,
  primary key (site_id, group_id, customer_no)
);
create index customer_group_member_customer on customer_group_member (customer_no);

-- definition: {searchableAttributes: [{attributeId, boost}], synonyms: [{locale?, words: [text]}],
--   stopWords: [text], hypernyms?, compounds?, redirects: [{phrase, target}], suggestionPhrases: [text]}
create table search_setting (
  site_id text primary key references site(id) on delete cascade,
  definition jsonb not null
);

-- definition: {label: {default, …}, attributes: [{path, direction, weight?, normalization?}], isOption, position}
create table sorting_rule (
  site_id text not null references site(id) on delete cascade,
  id text not null,
  definition jsonb not null,
  primary key (site_id, id)
);

-- definition: {online, onlineFrom?, onlineTo?, name, description, pageTitle, …, body, folderIds, localized, custom}
create table content_asset (
  library_id text not null,
  id text not null,
  definition jsonb not null,
  primary key (library_id, id)
);

-- definition: {online, name, description, parentId?, position, localized, custom}
create table content_folder (
  library_id text not null,
  id text not null,
  definition jsonb not null,
  primary key (library_id, id)
);

-- definition: {context: 'global'|'category'|'folder', contextId?, configurationId, enabled, rank,
--   template, schedule: {startsAt?, endsAt?, …}, customerGroupIds, content: {type, ids?|html?…}, custom}
create table content_slot (
  site_id text not null references site(id) on delete cascade,
  slot_id text not null,
  context text not null,
  context_id text not null default '',
  configuration_id text not null,
  definition jsonb not null,
  primary key (site_id, slot_id, context, context_id, configuration_id)
);

-- definition: {statusCode, destinationType, destinationId?, destinationUrl?, productCategoryId?,
--   enabled, priority, additionalParams?, copySourceParams, onlineFrom?, onlineTo?}
create table redirect_url (
  site_id text not null references site(id) on delete cascade,
  uri text not null,
  definition jsonb not null,
  primary key (site_id, uri)
);
