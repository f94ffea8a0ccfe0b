-- The click on torob.com that a purchase came of: known when its payment begins, and kept on the order.
alter table payment_attempts add column torob_clid text;
alter table orders add column torob_clid text;
