-- Whoever keeps an answer that is the same for everybody has to hear when it says something else. The tables tell it
-- themselves, so that no command, no job and no hand at a prompt can forget it. A notice names tags, separated by spaces:
--   product-7     anything of the product's own page: words, pictures, prices, stock, opinions
--   card-7        what lists show of the product
--   group-1 subgroup-2 category-3 brand-4 listing    a list that the product is in, or was in
--   contents introductions                           the home page; the shop's own words
--   *             anything that every page may show, or more products than one notice can name

create function tell_public_changes(tags text[]) returns void language sql as $$
  select pg_notify('public_changes',
    case when cardinality(tags) > 500 then '*' else array_to_string(tags, ' ') end)
  where cardinality(tags) > 0;
$$;

create function tell_product_changes() returns trigger language plpgsql as $$
begin
  perform tell_public_changes(array(select distinct 'product-' || product_id from changed));
  return null;
end $$;

create function tell_products_themselves() returns trigger language plpgsql as $$
begin
  perform tell_public_changes(array(select 'product-' || id from changed));
  return null;
end $$;

create function tell_listing_changes() returns trigger language plpgsql as $$
begin
  perform tell_public_changes(array(
    select distinct tag from changed, unnest(array['listing', 'product-' || product_id, 'card-' || product_id,
      'group-' || group_id, 'subgroup-' || subgroup_id, 'category-' || category_id, 'brand-' || brand_id]) as tag
    where tag is not null));
  return null;
end $$;

-- A product that has moved is missing where it was.
create function tell_listing_moves() returns trigger language plpgsql as $$
begin
  perform tell_public_changes(array(
    select distinct tag from (select * from changed union all select * from before) as both_sides,
      unnest(array['listing', 'product-' || product_id, 'card-' || product_id,
        'group-' || group_id, 'subgroup-' || subgroup_id, 'category-' || category_id, 'brand-' || brand_id]) as tag
    where tag is not null));
  return null;
end $$;

-- The argument of the trigger is the tag.
create function tell_table_changes() returns trigger language plpgsql as $$
begin
  perform tell_public_changes(array[TG_ARGV[0]]);
  return null;
end $$;

do $$
declare
  each text;
begin
  foreach each in array array['products', 'product_pictures', 'product_property_values', 'product_tags', 'product_medias',
    'sale_params', 'reviews', 'questions'] loop
    execute format('create trigger public_insert after insert on %I referencing new table as changed
      for each statement execute function %I()', each,
      case each when 'products' then 'tell_products_themselves' else 'tell_product_changes' end);
    execute format('create trigger public_update after update on %I referencing new table as changed
      for each statement execute function %I()', each,
      case each when 'products' then 'tell_products_themselves' else 'tell_product_changes' end);
    execute format('create trigger public_delete after delete on %I referencing old table as changed
      for each statement execute function %I()', each,
      case each when 'products' then 'tell_products_themselves' else 'tell_product_changes' end);
  end loop;

  foreach each in array array['banners', 'sliders', 'amazing_offers', 'promo_sections', 'promo_section_products',
    'suggested_products'] loop
    execute format('create trigger public_change after insert or update or delete or truncate on %I
      for each statement execute function tell_table_changes(''contents'')', each);
  end loop;

  execute 'create trigger public_change after insert or update or delete or truncate on introductions
    for each statement execute function tell_table_changes(''introductions'')';

  foreach each in array array['shop_settings', 'groups', 'subgroups', 'categories', 'brands', 'tags', 'property_groups',
    'properties', 'provinces', 'cities', 'areas'] loop
    execute format('create trigger public_change after insert or update or delete or truncate on %I
      for each statement execute function tell_table_changes(''*'')', each);
  end loop;
end $$;

create trigger public_insert after insert on product_listing referencing new table as changed
  for each statement execute function tell_listing_changes();
create trigger public_update after update on product_listing referencing new table as changed old table as before
  for each statement execute function tell_listing_moves();
create trigger public_delete after delete on product_listing referencing old table as changed
  for each statement execute function tell_listing_changes();
