-- Removing a carrier looks for its carts, and closing an account, or handing over what is kept of a customer, for their payments. Without
-- these each of them reads the whole table.
create index carts_by_carrier on carts (carrier_id) where carrier_id is not null;
create index payment_attempts_by_customer on payment_attempts (customer_id);
