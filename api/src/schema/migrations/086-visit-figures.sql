-- What visitors who have agreed to it do in the shop (R48): a row is a counter of a day in Tehran. Nobody who was counted is named.
create table visit_figures (
  day date not null,
  event text not null check (event in ('view', 'add', 'begin', 'pay')),
  product_id int references products on delete cascade,
  times int not null check (times > 0),
  check ((product_id is not null) = (event in ('view', 'add')))
);
create unique index visit_figures_of_day on visit_figures (day, event, coalesce(product_id, 0));
-- A product that is deleted finds its counters.
create index visit_figures_by_product on visit_figures (product_id) where product_id is not null;

-- Whether the shop asks its visitors at all.
alter table shop_settings add column counts_figures boolean not null default false;
