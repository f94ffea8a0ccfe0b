-- Which products changed in the listing, or left it, and in which transaction: whoever starts from a file of the listing's index
-- reads these anew. The table tells it itself, so that no command and no hand at a prompt can forget it. The transactions are
-- numbered with their epoch: these numbers never begin anew.
create table listing_changes (
  product_id integer primary key,
  changed_in xid8 not null
) with (fillfactor = 70);

-- The files that were made of this store and may be started from. A backup that was made before a file does not know it.
create table listing_files (
  id uuid primary key,
  made_at timestamptz not null default now()
);

create function note_listing_changes() returns trigger language plpgsql as $$
begin
  insert into listing_changes (product_id, changed_in)
    select product_id, pg_current_xact_id() from changed order by product_id
    on conflict (product_id) do update set changed_in = excluded.changed_in;
  return null;
end $$;

create function note_listing_moves() returns trigger language plpgsql as $$
begin
  insert into listing_changes (product_id, changed_in)
    select product_id, pg_current_xact_id() from (select product_id from changed union select product_id from before) as both_sides
    order by product_id
    on conflict (product_id) do update set changed_in = excluded.changed_in;
  return null;
end $$;

-- Nobody says which products a truncated table had.
create function forget_listing_files() returns trigger language plpgsql as $$
begin
  delete from listing_files;
  return null;
end $$;

create trigger noted_insert after insert on product_listing referencing new table as changed
  for each statement execute function note_listing_changes();
create trigger noted_update after update on product_listing referencing new table as changed old table as before
  for each statement execute function note_listing_moves();
create trigger noted_delete after delete on product_listing referencing old table as changed
  for each statement execute function note_listing_changes();
create trigger noted_truncate after truncate on product_listing
  for each statement execute function forget_listing_files();
