-- Deleting an address looks for its carts, and deleting a product for its reviews and questions, the unpublished ones too, and for its
-- places on the front page. Without these each deletion reads the whole table.
create index carts_by_address on carts (address_id) where address_id is not null;
create index reviews_by_product on reviews (product_id);
create index questions_by_product on questions (product_id);
create index promo_section_products_by_product on promo_section_products (product_id);
