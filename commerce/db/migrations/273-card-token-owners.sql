-- A card in the vault belongs to the customer it was kept for; null: to nobody who could still pay with it.
alter table card_gateway_stored_card add column customer_id text;
update card_gateway_stored_card card set customer_id = saved.customer_id
from customer_payment_instrument saved
where saved.document #>> '{paymentCard,creditCardToken}' = card.token;

-- whose a token is; tokens of other gateways may be too long for a b-tree
create index customer_payment_instrument_token on customer_payment_instrument
  using hash ((document #>> '{paymentCard,creditCardToken}'));
