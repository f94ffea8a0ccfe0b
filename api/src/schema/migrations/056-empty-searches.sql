-- Searches that found nothing, for the owner's figures: a row is a text of a day in Tehran, with how often shoppers asked for it.
-- Nobody who asked is named.
create table empty_searches (
  day date not null,
  text text not null,
  times int not null check (times > 0),
  primary key (day, text)
);
