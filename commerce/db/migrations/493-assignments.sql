-- Disabled assignments, assignments of promotions alone, and descriptions are kept, too.
alter table price_book_assignment
  add column enabled boolean not null default true,
  -- locale → text
  add column description jsonb not null default '{}',
  -- the promotions that the assignment gives to its shoppers; their definitions contain it
  add column promotion_ids text[] not null default '{}';

insert into price_book_assignment (site_id, id, price_book_ids, customer_group_ids,
  source_code_group_ids, starts_at, ends_at, qualifiers, match_mode, promotion_ids)
select distinct on (site_id, id) site_id, id, '{}', customer_groups, sources, starts_at, ends_at,
  qualifiers, match_mode, array_agg(promotion_id) over (partition by site_id, id)
from (
  select site_id, promotion.id as promotion_id,
    substr(one ->> 'campaignId', length('assignment:') + 1) as id,
    array(select jsonb_array_elements_text(one -> 'customerGroupIds')) as customer_groups,
    array(select jsonb_array_elements_text(one -> 'sourceCodeGroupIds')) as sources,
    (one -> 'startsAt' ->> 0)::timestamptz as starts_at,
    (one -> 'endsAt' ->> 0)::timestamptz as ends_at,
    coalesce(one -> 'qualifiers', '[]') as qualifiers,
    coalesce(one ->> 'matchMode', 'any') as match_mode
  from promotion, jsonb_array_elements(definition -> 'assignments') as one
  where one ->> 'campaignId' like 'assignment:_%'
) as assigned
on conflict (site_id, id) do update set promotion_ids = excluded.promotion_ids;
