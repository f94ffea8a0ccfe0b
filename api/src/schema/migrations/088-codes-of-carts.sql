-- A cart keeps the code of a coupon that the shop takes back, so that the shopper is told which code has ended.
alter table carts drop constraint carts_coupon_code_fkey;
