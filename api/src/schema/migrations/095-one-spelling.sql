-- A property's value as it is compared with others: digits of every script, half-spaces and capitals make no other value. Null for one
-- that is no filter.
create function filter_key(value text) returns text language sql immutable
  return lower(regexp_replace(btrim(translate(filter_value(value),
    '۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩' || chr(8204), '01234567890123456789 ')), '\s+', ' ', 'g'));

-- The value that is shown for this one, which is another spelling of it. Its own id is in addresses, so it stays.
alter table filter_values add column same_as int;
update filter_values f set same_as = first.id
from (select property_id, filter_key(value) as key, min(id) as id from filter_values group by 1, 2) first
where first.property_id = f.property_id and first.key = filter_key(f.value) and first.id <> f.id;
create index filter_values_by_shown on filter_values (same_as) where same_as is not null;
create unique index filter_values_by_key on filter_values (property_id, filter_key(value)) where same_as is null;
-- A backup and a move carry the rows in any order, some at a time, so the reference is checked at their end.
alter table filter_values add foreign key (same_as) references filter_values on delete cascade deferrable initially deferred;

update product_listing l set attribute_ids = array(
  select coalesce(f.same_as, at.id)
  from unnest(l.attribute_ids) with ordinality as at(id, place)
  left join filter_values f on f.id = at.id and at.place % 2 = 0
  order by at.place)
where exists (
  select from unnest(l.attribute_ids) with ordinality as at(id, place)
  join filter_values f on f.id = at.id
  where at.place % 2 = 0 and f.same_as is not null);

-- The values of a product by which it is found, whichever version of the shop writes its row: one from before this migration knows a
-- value by its spelling only, and runs beside this one during an update, or alone again after it was taken back.
create function set_attribute_ids() returns trigger language plpgsql as $$
begin
  new.attribute_ids := array(
    select pair.id from product_property_values o
    join filter_values f on f.property_id = o.property_id and filter_key(f.value) = filter_key(o.value) and f.same_as is null
    cross join unnest(array[o.property_id, f.id]) with ordinality as pair(id, place)
    where o.product_id = new.product_id order by o.property_id, pair.place);
  return new;
end
$$;
create trigger set_attribute_ids before insert on product_listing
  for each row when (current_setting('kashi.carries_rows', true) is distinct from 'on') execute function set_attribute_ids();
