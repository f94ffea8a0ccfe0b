-- The key of the press that asked for a correction: whoever got no answer sends the same key again, and nothing is booked twice.
alter table wallet_corrections
  add column press_key text,
  add constraint wallet_corrections_of_press unique (asked_by, press_key);
