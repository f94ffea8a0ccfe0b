-- When a product's discount begins and ends; null for a discount that has begun, or that does not end. It holds from the first moment
-- on, and no more at the second.
alter table products
  add column discount_from timestamptz,
  add column discount_until timestamptz,
  add constraint discount_ends_after_it_begins check (discount_until > discount_from);

-- The next moment at which a price changes, and the products whose price depends on the time, are looked for again and again.
create index products_by_discount_from on products (discount_from) where discount_from is not null;
create index products_by_discount_until on products (discount_until) where discount_until is not null;
