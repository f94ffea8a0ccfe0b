-- Whether the shop says that its prices contain the value added tax, where it adds none (R33). Whoever sells without that tax says nothing.
alter table shop_settings add column prices_with_tax boolean not null default true;
