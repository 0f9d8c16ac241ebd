-- A shipment leaves in one or more parcels, and each has papers of its own.
update order_header
set document = jsonb_set(document, '{fulfilments}', (
  select jsonb_object_agg(key, case jsonb_typeof(value)
    when 'array' then value
    else jsonb_build_array(value) end)
  from jsonb_each(document -> 'fulfilments')))
where document -> 'fulfilments' <> '{}';

-- The number of the parcel among those of its shipment.
alter table order_print add column parcel integer not null default 1;
