-- Who has confirmed or refused a transfer from card to card at the desk, and why it was refused, which its customer reads.
alter table card_transfers
  add column refusal_reason text not null default '',
  add column decided_by int references staff,
  add check (refusal_reason = '' or state = 'refused');
create index card_transfers_by_state on card_transfers (state, id);
create index card_transfers_by_customer on card_transfers (customer_id, id desc);
-- A hash, since a reported number may be longer than an index of texts takes.
create index card_transfers_by_number on card_transfers using hash (tracking_no);
create trigger tell_desk after insert on card_transfers for each row execute function tell_desk('transfer');

-- As in `067-blocked-customers.sql`, with the reason of a refused transfer.
create or replace function without_words(subject text, state jsonb) returns jsonb language sql immutable as $$
  select case when jsonb_typeof(state) is distinct from 'object' then state else (
    select coalesce(jsonb_object_agg(key, case
      when value <> 'null' and key = any(case subject
        when 'order' then array['trackingCode', 'rejectionReason']
        when 'refund' then array['reason', 'trackingNo']
        when 'correction' then array['reason']
        when 'customer' then array['reason']
        when 'transfer' then array['reason']
        when 'message' then array['note']
        when 'review' then array['title', 'text']
        when 'question' then array['question', 'answer']
        else array[]::text[] end) then '""'
      else value end), '{}')
    from jsonb_each(state)) end
$$;
