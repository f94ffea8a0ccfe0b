-- When a product last changed in what lists show of it: search engines and price comparisons ask for it.
alter table product_listing add column changed_at timestamptz;
update product_listing set changed_at = registered_at;
alter table product_listing alter column changed_at set not null;

create index product_listing_newest on product_listing (registered_at desc, product_id desc);
create index product_listing_changed on product_listing (changed_at desc, product_id desc);
