-- What gift cards pay of a change that waits; it is taken from them until the change ends.
alter table order_proposal add column gift_cards jsonb not null default '[]';
