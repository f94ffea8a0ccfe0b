-- A customer wishes for a product: once each, and no longer by deleting the row. A hidden product keeps its rows, so that it is
-- wished for again once it is shown again.
create table wishes (
  customer_id int not null references customers on delete cascade,
  product_id int not null references products on delete cascade,
  added_at timestamptz not null,
  primary key (customer_id, product_id)
);
create index wishes_by_product on wishes (product_id);
