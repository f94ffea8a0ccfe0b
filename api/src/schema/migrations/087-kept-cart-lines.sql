-- A line outlives its variant: the desk may delete what carts hold, and a shopper finds the line there, named and sold out (R51).
-- So a line keeps the words of its goods, and its key is a foreign one no more.
alter table cart_lines
  drop constraint cart_lines_sale_param_id_fkey,
  add column product_id int,
  add column product_name text,
  add column sale_param_name text,
  add column unit text;

update cart_lines l set product_id = p.id, product_name = p.name, sale_param_name = sp.name, unit = p.unit
from sale_params sp join products p on p.id = sp.product_id
where sp.id = l.sale_param_id;

alter table cart_lines
  alter column product_id set not null,
  alter column product_name set not null,
  alter column sale_param_name set not null,
  alter column unit set not null;

-- A line that is moved from another cart brings its words; any other one begins with a variant that is there until the commit.
create function name_cart_line() returns trigger language plpgsql as $$
begin
  if new.product_id is null then
    select p.id, p.name, sp.name, p.unit into new.product_id, new.product_name, new.sale_param_name, new.unit
    from sale_params sp join products p on p.id = sp.product_id
    where sp.id = new.sale_param_id for key share of sp;
    if not found then
      raise foreign_key_violation using message = format('No variant %s for a line of a cart', new.sale_param_id);
    end if;
  end if;
  return new;
end $$;
create trigger named_cart_line before insert on cart_lines for each row execute function name_cart_line();

-- A coupon that was deleted stays named in its carts, as one that has expired does, so that a sum does not rise without a word.
alter table carts drop constraint carts_coupon_code_fkey;
