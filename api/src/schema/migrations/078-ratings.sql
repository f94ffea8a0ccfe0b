-- Stars of a review, one to five; null of a review without.
alter table reviews add column rating smallint check (rating between 1 and 5);
create index reviews_rated on reviews (product_id, rating) where confirmed_at is not null and rating is not null;

-- Lists show the average of public ratings. The notice of the product's own page is in 012-public-changes.sql.
create function tell_rated_cards() returns trigger language plpgsql as $$
begin
  perform tell_public_changes(array(
    select distinct 'card-' || product_id from changed where confirmed_at is not null and rating is not null));
  return null;
end $$;
create function tell_rated_again_cards() returns trigger language plpgsql as $$
begin
  perform tell_public_changes(array(
    select distinct 'card-' || after.product_id from changed as after join before using (id)
    where (after.confirmed_at is not null, after.rating) is distinct from (before.confirmed_at is not null, before.rating)
      and (after.rating is not null or before.rating is not null)));
  return null;
end $$;
create trigger rating_insert after insert on reviews referencing new table as changed
  for each statement execute function tell_rated_cards();
create trigger rating_update after update on reviews referencing new table as changed old table as before
  for each statement execute function tell_rated_again_cards();
create trigger rating_delete after delete on reviews referencing old table as changed
  for each statement execute function tell_rated_cards();
