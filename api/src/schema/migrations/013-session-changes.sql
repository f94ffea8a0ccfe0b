-- Every process of the API remembers for a while whose a token is. What ends a token, or changes the name or the number of a
-- customer, is told to all of them by the customer's id.
create function tell_ended_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', customer_id::text) from (select distinct customer_id from ended) as each;
  return null;
end $$;

create trigger tell_ended after delete on sessions referencing old table as ended
  for each statement execute function tell_ended_sessions();

create function tell_changed_customer() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', new.id::text);
  return null;
end $$;

create trigger tell_changed after update of mobile, first_name, last_name on customers for each row
  when ((old.mobile, old.first_name, old.last_name) is distinct from (new.mobile, new.first_name, new.last_name))
  execute function tell_changed_customer();
