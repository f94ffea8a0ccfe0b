-- When the shop had dealt with a visitor's message; null while the message waits.
alter table contact_messages add column handled_at timestamptz;
create index contact_messages_waiting on contact_messages (id) where handled_at is null;

-- One row once the owner has left the demo: its goods are never put on the empty shelves again.
create table left_demo (
  id int primary key default 1 check (id = 1),
  left_at timestamptz not null
);
