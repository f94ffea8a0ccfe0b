-- The page at which a carrier's customers follow a parcel by its code; '' for none. The post of Iran has one for all of its services.
alter table carriers add column tracking_url text not null default '';
update carriers set tracking_url = 'https://tracking.post.ir/' where name like '%پست%';
