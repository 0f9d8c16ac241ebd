-- When what a product's page shows was last changed, for search engines: an import that brings the
-- same again changes nothing.

alter table product add column changed_at timestamptz not null default now();

create function note_product_change() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end
$$;
create trigger product_change before update on product for each row
  when (old.* is distinct from new.*)
  execute function note_product_change();
