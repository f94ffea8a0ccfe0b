-- The words that go with a parcel that is a gift: of the cart until it is paid for, then of its order; '' for none.
alter table carts add column gift_note text not null default '' check (char_length(gift_note) <= 200);
alter table orders add column gift_note text not null default '' check (char_length(gift_note) <= 200);
