-- What search engines and issuers of badges look for in the pages, to see whose shop it is: names and contents of meta tags.
alter table shop_settings add column verification_tags jsonb not null default '[]';
