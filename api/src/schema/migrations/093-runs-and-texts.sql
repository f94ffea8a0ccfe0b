-- What of a source fails: its work for buyers ('') or one call beside it, whose success proves nothing of the other. So a stretch ends only
-- with a success of its own part.
alter table failed_runs add column part text not null default '';

create unique index failed_runs_open_by_part on failed_runs (source, part) where ended_at is null;
drop index failed_runs_open;

-- The order in which texts are sent: alerts after everything else, of which there may be thousands at once. The query says it in the
-- same words.
create index texts_in_order on texts ((kind in ('stockAlert', 'priceAlert')), next_try_at, id) where state = 'waiting';
drop index texts_due;
