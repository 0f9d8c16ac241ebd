-- Tokens of the card gateway's vault whose cards customers have removed: a job deletes them there.
create table card_gateway_removed_card (
  token text primary key,
  removed_at timestamptz not null
);
