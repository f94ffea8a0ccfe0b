-- In which list of the footer a page stands that the owner has added; the footer leads to the fixed pages in any case.
alter table introductions
  add column footer text not null default 'none' check (footer in ('none', 'help', 'shop'));

-- The footer is on every page.
create trigger footer_insert after insert on introductions
  for each row when (new.footer <> 'none') execute function tell_table_changes('*');
create trigger footer_delete after delete on introductions
  for each row when (old.footer <> 'none') execute function tell_table_changes('*');
create trigger footer_update after update on introductions
  for each row
  when ((old.footer <> 'none' or new.footer <> 'none')
    and (old.footer, old.title, old.section_name_en) is distinct from (new.footer, new.title, new.section_name_en))
  execute function tell_table_changes('*');
