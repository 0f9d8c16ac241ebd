-- What the gateway does not confirm is asked for ever more rarely; `noted_at`: operators were told.
alter table open_reversal add column failures integer not null default 0;
alter table open_reversal add column retry_at timestamptz;
alter table open_reversal add column noted_at timestamptz;
