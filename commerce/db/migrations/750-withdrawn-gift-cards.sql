-- A card of which the money was given back stays off, unlike one that only an archive switched off.
alter table gift_certificate add column is_withdrawn boolean not null default false;

update gift_certificate card set is_withdrawn = true
from order_header placed
where placed.order_no = card.order_no and not card.enabled and card.block_reason is null
  and (placed.status = 'cancelled'
    or jsonb_array_length(coalesce(placed.document -> 'refunds', '[]')) > 0);
