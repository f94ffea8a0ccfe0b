-- What was saved under the key of a press, and what was answered: whoever got no answer sends the same key again, and no stock is
-- booked twice.
create table desk_answers (
  staff_id int not null references staff,
  press_key text not null,
  asked text not null,
  answer jsonb,
  at timestamptz not null,
  primary key (staff_id, press_key)
);
