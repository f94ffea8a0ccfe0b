-- What the desk has answered to a message of the contact page by SMS, and who. The text goes the way of the texts to customers.
alter table contact_messages
  add column answer text not null default '',
  add column answered_by int references staff,
  add check (answer = '' or handled_at is not null);
alter table texts add column message_id int unique references contact_messages on delete cascade;

-- As in `068-decided-transfers.sql`, with the answer to a message.
create or replace function without_words(subject text, state jsonb) returns jsonb language sql immutable as $$
  select case when jsonb_typeof(state) is distinct from 'object' then state else (
    select coalesce(jsonb_object_agg(key, case
      when value <> 'null' and key = any(case subject
        when 'order' then array['trackingCode', 'rejectionReason']
        when 'refund' then array['reason', 'trackingNo']
        when 'correction' then array['reason']
        when 'customer' then array['reason']
        when 'transfer' then array['reason']
        when 'message' then array['note', 'answer']
        when 'review' then array['title', 'text']
        when 'question' then array['question', 'answer']
        else array[]::text[] end) then '""'
      else value end), '{}')
    from jsonb_each(state)) end
$$;
