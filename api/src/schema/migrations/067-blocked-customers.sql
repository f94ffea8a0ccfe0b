-- A customer whom the shop has blocked cannot sign in until it lets them in again; carts and orders stay. The reason is for the staff.
alter table customers
  add column blocked_at timestamptz,
  add column blocked_reason text not null default '',
  add check ((blocked_at is null) = (blocked_reason = ''));

-- As in `057-order-refunds.sql`, with the reason of a block.
create or replace function without_words(subject text, state jsonb) returns jsonb language sql immutable as $$
  select case when jsonb_typeof(state) is distinct from 'object' then state else (
    select coalesce(jsonb_object_agg(key, case
      when value <> 'null' and key = any(case subject
        when 'order' then array['trackingCode', 'rejectionReason']
        when 'refund' then array['reason', 'trackingNo']
        when 'correction' then array['reason']
        when 'customer' then array['reason']
        when 'message' then array['note']
        when 'review' then array['title', 'text']
        when 'question' then array['question', 'answer']
        else array[]::text[] end) then '""'
      else value end), '{}')
    from jsonb_each(state)) end
$$;
