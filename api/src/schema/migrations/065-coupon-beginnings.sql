-- From when on a coupon can be used; null for one that has begun.
alter table coupons
  add column starts_at timestamptz,
  add constraint coupon_ends_after_it_begins check (expires_at > starts_at);
