-- What the staff is told of by SMS: to which numbers, which kinds of news each of them, and when. A kind is the first word of a
-- notice of the channel `desk`.
create table news_numbers (
  mobile text primary key,
  place int not null,
  kinds text[] not null
);

-- Without the row everything is as the code has it. Of one kind a number gets one text in `window_minutes` at the most.
create table news_settings (
  id int primary key default 1 check (id = 1),
  quiet_from int not null check (quiet_from between 0 and 23),
  quiet_until int not null check (quiet_until between 0 and 23),
  window_minutes int not null check (window_minutes > 0)
);

-- What a number has not been told yet; a job makes one text of all rows of a number and a kind. There is no reference to the number:
-- the deletion of a number must make no order fail that arrives at the same moment.
create table untold_news (
  mobile text not null,
  kind text not null,
  subject_id int not null,
  primary key (mobile, kind, subject_id)
);

create index texts_by_mobile on texts (mobile, kind, made_at);

-- Rows that are carried from another store, or from a backup, are no news.
create or replace function tell_desk() returns trigger language plpgsql as $$
begin
  perform pg_notify('desk', TG_ARGV[0] || ' ' || new.id);
  if current_setting('kashi.carries_rows', true) is distinct from 'on' then
    insert into untold_news (mobile, kind, subject_id)
      select mobile, TG_ARGV[0], new.id from news_numbers where TG_ARGV[0] = any(kinds)
      on conflict do nothing;
  end if;
  return null;
end $$;
