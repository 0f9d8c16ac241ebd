-- A bought gift certificate is mailed on the day that its buyer chose; until then it is pending.
alter table gift_certificate add column send_on text;
alter table gift_certificate add column locale text;
create index gift_certificate_to_send on gift_certificate (site_id, send_on) where is_pending and send_on is not null;
create index gift_certificate_order on gift_certificate (order_no) where order_no is not null;
