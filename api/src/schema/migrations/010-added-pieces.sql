-- A piece that was put into a cart under a key: the same key again adds nothing. Kept for a day.

create table added_pieces (
  key text not null,
  sale_param_id int not null,
  -- 0 for a guest. A key that a customer has used means nothing to anybody else.
  customer_id int not null,
  -- null only while the transaction that adds is not over.
  cart_id int references carts on delete cascade,
  added_at timestamptz not null,
  primary key (key, sale_param_id, customer_id)
);
create index added_pieces_by_cart on added_pieces (cart_id);
create index added_pieces_by_age on added_pieces (added_at);
