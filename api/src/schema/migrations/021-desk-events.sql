-- What the staff has to hear of at once. The tables tell it themselves, whichever process writes to them. A notice is a kind and an
-- id, separated by a space. The stock of 3 is `lowStock` of the desk's contracts.
create function tell_desk() returns trigger language plpgsql as $$
begin
  perform pg_notify('desk', TG_ARGV[0] || ' ' || new.id);
  return null;
end $$;

create trigger tell_desk after insert on orders for each row execute function tell_desk('order');
create trigger tell_desk after insert on contact_messages for each row execute function tell_desk('message');
create trigger tell_desk after insert on reviews for each row
  when (new.confirmed_at is null) execute function tell_desk('review');
create trigger tell_desk after insert on questions for each row
  when (new.confirmed_at is null) execute function tell_desk('question');
create trigger tell_desk after update of stock on sale_params for each row
  when (new.stock <= 3 and old.stock > 3) execute function tell_desk('low-stock');
