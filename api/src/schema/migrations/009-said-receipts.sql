-- A receipt that a buyer named is a word; only the bank's own yes makes it the payment's (`bank_reference`).

alter table payment_attempts add said_reference text;

update payment_attempts
  set said_reference = bank_reference,
      bank_reference = null
  where state not in ('paid', 'reversing', 'reversed', 'credited');

-- Whose a receipt may be that was named for a payment of another sum.
create index payment_attempts_by_sum on payment_attempts (gateway, amount_rial) where bank_reference is null;
