-- A customer who signs in by a code alone has no password, and no name until one is given: the names are '' then.
alter table customers alter column password_hash drop not null;

-- What a code confirms may be a sign-in as well, which opens the account of a number that has none.
alter table confirmations drop constraint confirmations_purpose_check;
alter table confirmations add check (purpose in ('register', 'recover', 'login'));

-- The parcel of a customer without a name still has somebody to go to.
alter table orders add column transferee_name text not null default '';
