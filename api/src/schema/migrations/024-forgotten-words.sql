-- The log of changes outlives customers, whose words stand in it: why an order was rejected, by which code a parcel is followed, what
-- was noted of a message, what a refused opinion said. Once an account is closed those words are blanked, and the change stays.
create function without_words(subject text, state jsonb) returns jsonb language sql immutable as $$
  select case when jsonb_typeof(state) is distinct from 'object' then state else (
    select coalesce(jsonb_object_agg(key, case
      when value <> 'null' and key = any(case subject
        when 'order' then array['trackingCode', 'rejectionReason']
        when 'correction' then array['reason']
        when 'message' then array['note']
        when 'review' then array['title', 'text']
        when 'question' then array['question', 'answer']
        else array[]::text[] end) then '""'
      else value end), '{}')
    from jsonb_each(state)) end
$$;

drop trigger only_grows on desk_changes;

create trigger only_grows before delete or truncate on desk_changes
  for each statement execute function refuse_to_rewrite_the_past();

create trigger only_forgets before update on desk_changes for each row
  when (to_jsonb(new) - '{before,after}'::text[] is distinct from to_jsonb(old) - '{before,after}'::text[]
    or new.before is distinct from without_words(old.subject, old.before)
    or new.after is distinct from without_words(old.subject, old.after))
  execute function refuse_to_rewrite_the_past();
