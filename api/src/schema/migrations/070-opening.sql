-- Opening the shop is a step of its own, and its owner can close it for a while. A shop that was set up before is open.
--   new      saved, never opened yet: its pages say that it opens soon
--   open     sells
--   closed   opened before, sells nothing for the moment; the sentence is for shoppers, '' for none
alter table shop_settings
  add column opening text not null default 'open' check (opening in ('new', 'open', 'closed')),
  add column closed_sentence text not null default '';
