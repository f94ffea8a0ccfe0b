-- How often somebody has set the stock of a variant: at the desk, by a command or an import. Sales and returns do not count. Of two
-- people who count one stock the second is told, instead of having the difference booked twice; and a product whose stock was
-- counted is another one for whoever edits it.
alter table sale_params add column stock_counts int not null default 0;

drop trigger count_version on sale_params;

create trigger count_version after update on sale_params for each row
  when ((old.name, old.color_hex, old.padding_price, old.position, old.stock_counts)
    is distinct from (new.name, new.color_hex, new.padding_price, new.position, new.stock_counts))
  execute function count_variant_version();
