-- The desk also hears at once of a payment that has filled the wallet and that its bank has given back since, and of one that its bank
-- lists as paid, once the shop has stopped asking. The rows of neither show the moment: a settlement leaves the same as the first, and
-- the list is long before the second. Both are noted as events of their payment, so these tell.
create function tell_desk_of_payment() returns trigger language plpgsql as $$
begin
  if new.event = 'listed, not verified'
    or exists (select from payment_attempts where id = new.attempt_id and state = 'credited') then
    perform pg_notify('desk', 'lost-payment ' || new.attempt_id);
  end if;
  return null;
end $$;

create trigger tell_desk after insert on payment_events for each row
  when (new.event in ('reversed', 'listed, not verified')) execute function tell_desk_of_payment();
