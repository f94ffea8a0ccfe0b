-- What products have from before the desk refused it, which would let none of them be saved any more. A discount is at most 99 percent;
-- of one that holds now the lists have the price too.
update products set discount_percent = 99 where discount_percent = 100;
update product_listing set discount_percent = 99, final_price = price / 100, changed_at = now() where discount_percent = 100;

-- Videos that no player of the shop shows, by the addresses of `playerAddress` in `product/video-address`.
delete from product_medias
where url !~ '^https://(\w+\.)?aparat\.com/(v|video/video/embed/videohash)/[\w-]'
  and url !~ '^https://(youtu\.be/|(\w+\.)?youtube(-nocookie)?\.com/((embed|shorts|live)/|watch\?(.*&)?v=))[\w-]';
