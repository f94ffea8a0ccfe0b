-- A customer finds a public review helpful: once each, and taken back by deleting the row.
create table helpful_votes (
  review_id int not null references reviews on delete cascade,
  customer_id int not null references customers on delete cascade,
  voted_at timestamptz not null,
  primary key (review_id, customer_id)
);
create index helpful_votes_by_customer on helpful_votes (customer_id);

-- The product's page shows how many there are. The notice itself is in 012-public-changes.sql.
create function tell_helpful_votes() returns trigger language plpgsql as $$
begin
  perform tell_public_changes(array(
    select distinct 'product-' || product_id from reviews where id in (select review_id from changed)));
  return null;
end $$;
create trigger public_insert after insert on helpful_votes referencing new table as changed
  for each statement execute function tell_helpful_votes();
create trigger public_delete after delete on helpful_votes referencing old table as changed
  for each statement execute function tell_helpful_votes();
