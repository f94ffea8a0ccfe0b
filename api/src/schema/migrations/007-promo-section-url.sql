-- Where «مشاهده همه» of a promo section leads; '' where there is no such listing.
alter table promo_sections add column url text not null default '';
