-- Freight collect («پس‌کرایه»): the recipient pays the carrier when the parcel comes, so that the shop asks for no fee and does not call it free.
alter table carriers add column is_freight_collect boolean not null default false;
alter table orders add column is_freight_collect boolean not null default false;
