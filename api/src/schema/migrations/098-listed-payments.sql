-- When the bank's own list of paid payments was first found to have this one, which the bank does not verify; null for any other, and once
-- the list has it no more.
alter table payment_attempts add column listed_at timestamptz;

-- The first screen of the desk counts them, and what a bank has given back although the wallet has it, among all payments that the shop
-- ever had.
create index payment_attempts_listed on payment_attempts (gateway) where listed_at is not null;
create index payment_attempts_credited on payment_attempts (id) where state = 'credited';
