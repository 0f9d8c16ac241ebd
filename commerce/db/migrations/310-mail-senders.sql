-- Each site has its own sender, and mails that advertise say where one click ends them.
alter table outbox_mail add column sender text;
alter table outbox_mail add column unsubscribe_url text;
alter table stock_notice add column unsubscribe_token text;
create unique index stock_notice_unsubscribe_token on stock_notice (unsubscribe_token);
