-- Names of places as they are written: the source joins «و» to the next word, and numbers a city's districts in Latin digits.
update cities set title = 'آران و بیدگل' where title = 'آران وبیدگل';
update cities set title = 'بویین و میاندشت' where title = 'بویین ومیاندشت';
update cities set title = 'کتالم و سادات شهر' where title = 'کتالم وسادات شهر';
update cities set title = 'تبریز ۱' where title = 'تبریز1-';
update cities set title = 'تبریز ۲' where title = 'تبریز2-';
update cities set title = 'تبریز ۳' where title = 'تبریز3-';
update cities set title = 'تبریز ۴' where title = 'تبریز4-';
