-- What the desk notes of an order: the code by which the parcel is followed, and why it was rejected.
alter table orders add column tracking_code text;
alter table orders add column rejection_reason text;

-- The desk lists orders newest first, all of them or those of a state, and finds customers by the beginning of their number.
create index orders_by_time on orders (registered_at desc, id desc);
create index orders_by_status on orders (status, registered_at desc, id desc);
create index customers_by_mobile on customers (mobile text_pattern_ops);

-- What was answered to a visitor's message, and how.
alter table contact_messages add column note text not null default '';

-- The queues of opinions, oldest first.
create index reviews_waiting on reviews (registered_at, id) where confirmed_at is null;
create index questions_waiting on questions (registered_at, id) where confirmed_at is null;
create index questions_unanswered on questions (registered_at, id) where answer is null;
create index reviews_by_time on reviews (registered_at desc, id desc);
create index questions_by_time on questions (registered_at desc, id desc);
