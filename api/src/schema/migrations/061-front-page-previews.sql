-- Front pages that a member of the staff looks at in the shop before saving them: of each session the last one. No shopper's answer
-- is made of this table, so that no notice tells of its changes.
create table front_page_previews (
  -- A preview ends with the session in which it was made.
  session_hash bytea primary key references staff_sessions on delete cascade,
  token_hash bytea not null unique,
  page jsonb not null,
  -- Names the draft, for an open page that asks whether it shows the newest one.
  version text not null,
  ends_at timestamptz not null
);
create index front_page_previews_by_end on front_page_previews (ends_at);
