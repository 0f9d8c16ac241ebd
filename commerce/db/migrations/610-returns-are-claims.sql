-- A claim of the kind `return`: its number, once the shopper may send it back, and why.
alter table claim add column return_no text;
alter table claim add column return_reason text;
create unique index claim_return_no on claim (return_no);
create index claim_returning on claim (decided_at) where state = 'returning';
