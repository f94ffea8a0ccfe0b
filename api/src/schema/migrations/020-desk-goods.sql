-- A product that is hidden is in no list, on no page and in no cart; its row of `product_listing` is gone.
alter table products add column hidden_at timestamptz;
create index products_by_name on products (name, id);

-- Grows with every change of what is entered of a product, whoever makes it, so that of two people who edit one product the second
-- is told. Stock and hiding do not count: the shop itself changes the one, and the other overwrites nothing.
alter table products add column version int not null default 1;

create function count_product_version() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - '{version,hidden_at}'::text[] is distinct from to_jsonb(old) - '{version,hidden_at}'::text[] then
    new.version = old.version + 1;
  end if;
  return new;
end $$;

create trigger count_version before update on products for each row execute function count_product_version();

create function count_variant_version() returns trigger language plpgsql as $$
begin
  update products set version = version + 1 where id = new.product_id;
  return null;
end $$;

create trigger count_version after update on sale_params for each row
  when ((old.name, old.color_hex, old.padding_price, old.position)
    is distinct from (new.name, new.color_hex, new.padding_price, new.position))
  execute function count_variant_version();
