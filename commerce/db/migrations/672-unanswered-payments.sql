-- A payment of which the gateway's answer was lost, of an order that has failed: the gateway is asked
-- again, with what it was asked for (`asked`), and what it has authorized is reversed.
alter table open_reversal alter column transaction_id drop not null;
alter table open_reversal add column asked jsonb;
alter table open_reversal add check (transaction_id is not null or asked is not null);
