-- When the buyer of a pickup is reminded of it; null if that is done, or not wanted.
alter table pickup_code add column remind_at timestamptz;
create index pickup_code_reminder on pickup_code (remind_at) where remind_at is not null;
