-- The desk hears at once of a payment that its bank has given back although it bought, and of one that bought nothing and that its bank
-- refuses to give back: nobody but a person ends these.
create trigger tell_desk after update on payment_attempts for each row
  when (new.state = 'paid' and new.reason = 'reversed' and old.reason is distinct from new.reason
    or new.state = 'failed' and new.bank_reference is not null and new.next_try_at is null and old.next_try_at is not null)
  execute function tell_desk('lost-payment');

-- The first screen of the desk counts them, among all payments that the shop ever had.
create index payment_attempts_given_back on payment_attempts (id) where state = 'paid' and reason = 'reversed';
create index payment_attempts_kept on payment_attempts (id) where state = 'failed' and bank_reference is not null;
