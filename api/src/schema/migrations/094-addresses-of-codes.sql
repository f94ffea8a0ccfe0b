-- The addresses that the code was sent for, one for each sending, from whose counts the right code takes the sendings back; null once it
-- has, and for a request of an earlier version.
alter table confirmations add column asked_from text[];
