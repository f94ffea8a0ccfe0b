-- The owners hear at once of a correction that waits for one of them; one that its asker books alone never waits.
create trigger tell_desk after insert on wallet_corrections for each row
  when (new.state = 'pending') execute function tell_desk('correction');
