-- After how many working days a parcel arrives, in numbers: a shopper is then told days of the calendar, which do not age.
alter table carrier_zones add column least_days int;
alter table carrier_zones add column most_days int;
alter table carrier_zones add constraint days_in_order
  check ((least_days is null) = (most_days is null) and least_days >= 0 and most_days >= least_days);
