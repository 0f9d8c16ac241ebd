-- What changed the balances of gift cards, until it is counted.
create table gift_card_movement (
  id bigint generated always as identity primary key,
  site_id text not null,
  currency text not null,
  at timestamptz not null,
  kind text not null,
  amount_minor bigint not null
);

-- What can be spent of a card, or could if it was not blocked; 0 after it was withdrawn.
create function owed_on(card gift_certificate) returns bigint language sql immutable
return case when card.enabled or card.block_reason is not null then card.balance_minor else 0 end;

create function note_gift_card() returns trigger language plpgsql as $$
declare
  change bigint := coalesce(owed_on(new), 0) - coalesce(owed_on(old), 0);
  card gift_certificate := case when tg_op = 'DELETE' then old else new end;
begin
  if change <> 0 then
    insert into gift_card_movement (site_id, currency, at, kind, amount_minor)
    values (card.site_id, card.currency, now(),
      case when tg_op <> 'INSERT' then 'changed' when card.order_no is null then 'given' else 'sold' end,
      change);
  end if;
  return null;
end
$$;
create trigger note_movement after insert or update or delete on gift_certificate
  for each row execute function note_gift_card();

-- A redemption changes the balance too, which is then no change of another kind.
create function note_gift_card_redemption() returns trigger language plpgsql as $$
declare
  held bigint := case when tg_op = 'INSERT' or old.given_back_at is not null then 0 else old.amount_minor end;
  holds bigint := case when tg_op = 'DELETE' or new.given_back_at is not null then 0 else new.amount_minor end;
  redemption gift_certificate_redemption := case when tg_op = 'DELETE' then old else new end;
begin
  if held <> holds then
    insert into gift_card_movement (site_id, currency, at, kind, amount_minor)
    select redemption.site_id, card.currency, now(), moved.kind, moved.amount
    from gift_certificate card,
      (values ('redeemed', held - holds), ('changed', holds - held)) as moved (kind, amount)
    where card.site_id = redemption.site_id and card.code = redemption.code;
  end if;
  return null;
end
$$;
create trigger note_movement after insert or update or delete on gift_certificate_redemption
  for each row execute function note_gift_card_redemption();

-- What is known of the time before: when cards began and what was redeemed of them.
insert into gift_card_movement (site_id, currency, at, kind, amount_minor)
select site_id, currency, created_at, case when order_no is null then 'given' else 'sold' end, amount_minor
from gift_certificate;
with redeemed as (
  select site_id, code, redeemed_at, amount_minor
  from gift_certificate_redemption where given_back_at is null
), noted as (
  insert into gift_card_movement (site_id, currency, at, kind, amount_minor)
  select card.site_id, card.currency, redeemed_at, 'redeemed', -redeemed.amount_minor
  from redeemed join gift_certificate card using (site_id, code)
)
insert into gift_card_movement (site_id, currency, at, kind, amount_minor)
select card.site_id, card.currency, now(), 'changed',
  owed_on(card) - card.amount_minor + coalesce(sum(redeemed.amount_minor), 0)
from gift_certificate card left join redeemed using (site_id, code)
group by card.site_id, card.code
having owed_on(card) - card.amount_minor + coalesce(sum(redeemed.amount_minor), 0) <> 0;
