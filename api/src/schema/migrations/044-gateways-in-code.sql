-- The table of gateways in the contracts says which codes there are.
alter table payment_attempts drop constraint payment_attempts_gateway_check;
alter table payment_attempts add check (gateway > 0);
