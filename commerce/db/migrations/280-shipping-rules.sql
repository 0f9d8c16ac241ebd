-- Shipping methods by any rule of an address, by product and by customer group. Address rules were
-- lists of countries and states; they become groups of conditions, as customer groups have them.

alter table shipping_method add column base_method_id text;
alter table shipping_method add column cost_groups jsonb not null default '[]';
alter table shipping_method add column restriction jsonb not null default '{}';

update shipping_method set address_rule = jsonb_build_object('excluded', jsonb_build_array(
  jsonb_build_object('matchMode', 'any', 'conditions', coalesce((
    select jsonb_agg(condition) from (
      select jsonb_build_object('path', 'shipment.shippingAddress.countryCode',
        'operator', 'is-not-equal', 'values', address_rule -> 'countries') as condition
      where address_rule ? 'countries'
      union all select jsonb_build_object('path', 'shipment.shippingAddress.countryCode',
        'operator', 'is-equal', 'values', address_rule -> 'excludeCountries')
      where address_rule ? 'excludeCountries'
      union all select jsonb_build_object('path', 'shipment.shippingAddress.stateCode',
        'operator', 'is-equal', 'values', address_rule -> 'excludeStates')
      where address_rule ? 'excludeStates'
      union all select jsonb_build_object('path', 'shipment.shippingAddress.custom.isPOBox',
        'operator', 'is-true', 'values', '[]'::jsonb)
      where (address_rule ->> 'excludePoBox')::boolean
    ) known), '[]'))))
where address_rule <> '{}';
