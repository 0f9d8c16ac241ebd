-- The outbox: mail is written in the transaction of what it tells of, and sent afterwards.

create table outbox_mail (
  id bigint generated always as identity primary key,
  -- what the mail tells of, e.g. order:00001001: one mail for each
  reference text not null unique,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  -- absent: not to be sent (any more)
  next_attempt_at timestamptz,
  sent_at timestamptz,
  last_error text
);

create index outbox_mail_due on outbox_mail (next_attempt_at) where next_attempt_at is not null;
