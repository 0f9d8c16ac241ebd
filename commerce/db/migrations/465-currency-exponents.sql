-- Amounts were hundredths in every currency; they are now the currency's own smallest unit: whole
-- yen, thousandths of a dinar (ISO 4217). Only amounts of such currencies change.

create function pg_temp.factor_of(currency text) returns numeric language sql immutable as $$
  select case
    when currency = any('{BIF,CLP,DJF,GNF,ISK,JPY,KMF,KRW,PYG,RWF,UGX,UYI,VND,VUV,XAF,XOF,XPF}')
      then 0.01
    when currency = any('{BHD,IQD,JOD,KWD,LYD,OMR,TND}') then 10
    when currency = any('{CLF,UYW}') then 100
    else 1
  end
$$;

create function pg_temp.to_units(amount bigint, currency text) returns bigint
language sql immutable as $$ select round(amount * pg_temp.factor_of(currency))::bigint $$;

-- Converts all properties named `…Minor`; an object with a currency of its own uses that one.
create function pg_temp.to_units(given jsonb, currency text) returns jsonb
language plpgsql immutable as $$
declare
  own text := currency;
  result jsonb;
begin
  if jsonb_typeof(given) = 'array' then
    select coalesce(jsonb_agg(pg_temp.to_units(value, currency) order by place), '[]') into result
    from jsonb_array_elements(given) with ordinality as element(value, place);
    return result;
  end if;
  if jsonb_typeof(given) <> 'object' then return given; end if;
  if jsonb_typeof(given -> 'currency') = 'string' then own := given ->> 'currency'; end if;
  select coalesce(jsonb_object_agg(key,
    case when key like '%Minor' and jsonb_typeof(value) = 'number'
      then to_jsonb(round((value #>> '{}')::numeric * pg_temp.factor_of(own)))
      else pg_temp.to_units(value, own) end), '{}') into result
  from jsonb_each(given);
  return result;
end
$$;

update price set amount_minor = pg_temp.to_units(amount_minor, book.currency)
from price_book book where book.id = price_book_id and pg_temp.factor_of(book.currency) <> 1;

update product_option set definition = pg_temp.to_units(definition, '')
where definition::text like '%Minor%';

update shipping_method set
  price_table = pg_temp.to_units(price_table, currency),
  cost_groups = pg_temp.to_units(cost_groups, currency),
  restriction = pg_temp.to_units(restriction, currency)
where pg_temp.factor_of(currency) <> 1;

update payment_method set restriction = pg_temp.to_units(restriction, site.currency)
from site where site.id = site_id and restriction::text like '%Minor%';

update promotion set definition = pg_temp.to_units(
  case when definition ->> 'condition' = 'amount' then jsonb_set(definition, '{tiers}', (
    select coalesce(jsonb_agg(
      tier || jsonb_build_object('threshold', round((tier ->> 'threshold')::numeric
        * pg_temp.factor_of(coalesce(definition ->> 'currency', site.currency)))) order by place
    ), '[]')
    from jsonb_array_elements(definition -> 'tiers') with ordinality as tiers(tier, place)))
  else definition end, site.currency)
from site where site.id = site_id
  and pg_temp.factor_of(coalesce(definition ->> 'currency', site.currency)) <> 1;

update gift_certificate_redemption redemption
set amount_minor = greatest(1, pg_temp.to_units(redemption.amount_minor, card.currency))
from gift_certificate card
where card.site_id = redemption.site_id and card.code = redemption.code
  and pg_temp.factor_of(card.currency) <> 1;
update gift_certificate set
  amount_minor = pg_temp.to_units(amount_minor, currency),
  balance_minor = pg_temp.to_units(balance_minor, currency)
where pg_temp.factor_of(currency) <> 1;

update basket set document = pg_temp.to_units(document, site.currency)
from site where site.id = site_id
  and pg_temp.factor_of(coalesce(document ->> 'currency', site.currency)) <> 1;
delete from basket_shown_total where basket_id in (
  select basket.basket_id from basket join site on site.id = basket.site_id
  where pg_temp.factor_of(coalesce(basket.document ->> 'currency', site.currency)) <> 1);

update order_item set
  unit_price_minor = pg_temp.to_units(unit_price_minor, one.currency),
  price_minor = pg_temp.to_units(price_minor, one.currency),
  tax_minor = pg_temp.to_units(tax_minor, one.currency)
from order_header one
where one.order_no = order_item.order_no and pg_temp.factor_of(one.currency) <> 1;
update order_header set
  product_total_minor = pg_temp.to_units(product_total_minor, currency),
  shipping_total_minor = pg_temp.to_units(shipping_total_minor, currency),
  tax_total_minor = pg_temp.to_units(tax_total_minor, currency),
  order_total_minor = pg_temp.to_units(order_total_minor, currency),
  document = pg_temp.to_units(document, currency)
where pg_temp.factor_of(currency) <> 1;
update open_reversal set amount_minor = pg_temp.to_units(amount_minor, currency)
where pg_temp.factor_of(currency) <> 1;
update open_refund set amount_minor = greatest(1, pg_temp.to_units(amount_minor, currency))
where pg_temp.factor_of(currency) <> 1;

update card_gateway_payment set
  amount_minor = pg_temp.to_units(amount_minor, currency),
  reversed_minor = pg_temp.to_units(reversed_minor, currency)
where pg_temp.factor_of(currency) <> 1;
update card_gateway_refund set amount_minor = greatest(1, pg_temp.to_units(amount_minor, currency))
where pg_temp.factor_of(currency) <> 1;
update card_gateway_wallet_session
set amount_minor = greatest(1, pg_temp.to_units(amount_minor, currency))
where pg_temp.factor_of(currency) <> 1;
update card_gateway_token
set approved_minor = pg_temp.to_units(approved_minor, approved_currency)
where pg_temp.factor_of(approved_currency) <> 1;

drop function pg_temp.to_units(jsonb, text);
drop function pg_temp.to_units(bigint, text);
drop function pg_temp.factor_of(text);
