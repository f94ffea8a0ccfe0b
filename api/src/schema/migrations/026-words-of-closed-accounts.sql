-- Blanks what the desk has written about customers whose accounts were closed before closing did so itself. Their numbers begin with
-- two zeros, and their messages are deleted. A refused opinion does not say here whose it was.
update orders set tracking_code = null, rejection_reason = null
where (tracking_code is not null or rejection_reason is not null)
  and customer_id in (select id from customers where mobile like '00%');

update desk_changes set before = without_words(subject, before), after = without_words(subject, after)
where subject = 'order' and subject_id in (
    select o.id::text from orders o join customers c on c.id = o.customer_id where c.mobile like '00%')
  or subject = 'correction' and subject_id in (
    select w.id::text from wallet_corrections w join customers c on c.id = w.customer_id where c.mobile like '00%')
  or subject = 'message' and subject_id not in (select id::text from contact_messages);
