-- [{type, targetId, catalogId?}]: links of a category to others, in the order shown
alter table category add column links jsonb not null default '[]';
