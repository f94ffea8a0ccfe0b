-- 001 and 003 were edited after the first stores had been made by them. Those get here what they lack; all others have it.
-- Since then a store remembers what each migration said, and an edited one is refused.
alter table products
  add column if not exists unit text not null default 'عدد',
  add column if not exists weight_grams int not null default 500 check (weight_grams > 0);

alter table banners add column if not exists title text not null default '';

drop index if exists payment_attempts_one_buyer;
