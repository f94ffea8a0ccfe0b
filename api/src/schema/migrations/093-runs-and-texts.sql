-- The order in which texts are sent: alerts after everything else, of which there may be thousands at once. The query says it in the
-- same words.
create index texts_in_order on texts ((kind in ('stockAlert', 'priceAlert')), next_try_at, id) where state = 'waiting';
drop index texts_due;

-- Codes fail by their purposes from now on. An open stretch of before is one of signing in, as most codes are, and ends with the next of
-- those.
update failed_runs set source = 'codes/login' where source = 'codes' and ended_at is null;
