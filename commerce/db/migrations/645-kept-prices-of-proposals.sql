-- what was agreed: the price stays as it is for as long as the change waits
alter table order_proposal add column agreed jsonb;
-- a gateway that gives no usable answer is asked ever more rarely
alter table order_proposal add column failures integer not null default 0;
alter table order_proposal add column retry_at timestamptz;
