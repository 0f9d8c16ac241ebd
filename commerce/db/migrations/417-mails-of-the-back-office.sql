-- The back office finds mails by what they tell of (the kind, and what behind it, e.g. an order's
-- number) and by their recipient; an operator may take one back that is still to be sent.
alter table outbox_mail add column discarded_at timestamptz;
create index outbox_mail_subject on outbox_mail (split_part(reference, ':', 2));
create index outbox_mail_kind on outbox_mail (split_part(reference, ':', 1), id desc);
create index outbox_mail_words on outbox_mail using gin (search_words(recipient));
