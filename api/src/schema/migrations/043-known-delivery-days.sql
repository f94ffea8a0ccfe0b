-- What carriers told in these words is told in numbers too. A text that counts from today had aged with the order that it was stored on.
update carrier_zones set least_days = 0, most_days = 1, duration = 'ساعت ۱۷ تا ۲۰', prepare_duration = null
  where duration = 'امروز یا فردا، ساعت ۱۷ تا ۲۰' and least_days is null;
update carrier_zones set least_days = 1, most_days = 1, prepare_duration = null
  where duration = 'روز بعد' and least_days is null;
update carrier_zones set least_days = 1, most_days = 2, prepare_duration = null
  where duration = '۱ تا ۲ روز کاری' and least_days is null;
update carrier_zones set least_days = 2, most_days = 3, prepare_duration = null
  where duration = '۲ تا ۳ روز کاری' and least_days is null;
update carrier_zones set least_days = 2, most_days = 4, prepare_duration = null
  where duration = '۲ تا ۴ روز کاری' and least_days is null;
update carrier_zones set least_days = 3, most_days = 5, prepare_duration = null
  where duration = '۳ تا ۵ روز کاری' and least_days is null;
update carrier_zones set least_days = 4, most_days = 7, prepare_duration = null
  where duration = '۴ تا ۷ روز کاری' and least_days is null;
update carrier_zones set prepare_duration = duration
  where prepare_duration = 'زمان تحویل تلفنی هماهنگ می‌شود';
