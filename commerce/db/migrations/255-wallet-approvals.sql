-- An approval is for one basket, and for its currency: it pays no other.
alter table card_gateway_wallet_session add column reference text;
create index card_gateway_wallet_session_reference
  on card_gateway_wallet_session (reference, created_at);
alter table card_gateway_token add column approved_currency text;
alter table card_gateway_token add column approved_reference text;
-- from before: they name no basket, and end within minutes anyway
delete from card_gateway_wallet_session;
delete from card_gateway_token where approved_minor is not null;
