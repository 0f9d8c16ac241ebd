-- The back office names a gift card by an id: its code is as good as money, and stands in no address
-- and no log.
alter table gift_certificate
  add column id uuid not null default gen_random_uuid() unique,
  -- grows by one with every change of an operator, so that two do not overwrite each other
  add column revision integer not null default 1,
  -- said by who blocked it; such a card is not enabled
  add column block_reason text;
