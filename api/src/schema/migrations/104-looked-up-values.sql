-- Each value of a product is looked up by the index `filter_values_by_key`. Joined at once, PostgreSQL read all values of the shop for
-- every product, so that a renamed subgroup kept its goods locked for seconds. `offset 0` keeps the two from being joined again.
create or replace function set_attribute_ids() returns trigger language plpgsql as $$
begin
  new.attribute_ids := array(
    select pair.id from product_property_values o
    cross join lateral (
      select f.id from filter_values f
      where f.property_id = o.property_id and filter_key(f.value) = filter_key(o.value) and f.same_as is null
      offset 0) found
    cross join unnest(array[o.property_id, found.id]) with ordinality as pair(id, place)
    where o.product_id = new.product_id order by o.property_id, pair.place);
  return new;
end
$$;
