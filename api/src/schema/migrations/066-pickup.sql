-- Whether shoppers may fetch their order themselves, where if not at the shop's own address, when it is open, and how soon an order
-- is ready there.
alter table shop_settings
  add column is_pickup_active boolean not null default true,
  add column pickup_address text not null default '',
  add column pickup_hours text not null default '',
  add column pickup_ready_time text not null default '';
