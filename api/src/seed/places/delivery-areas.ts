/** Isfahan's ids in the package that the cities come from. */
export const shopCityId = 122;

/** The areas of the shop's city, each a circle around a point. They overlap a little, so that no street is left out. */
export const deliveryAreas = [
  { id: 1, title: 'نقش جهان و چهارباغ', lat: 32.6572, lng: 51.6712, radius_metres: 1700 },
  { id: 2, title: 'جلفا و خاقانی', lat: 32.6341, lng: 51.6553, radius_metres: 1700 },
  { id: 3, title: 'هزارجریب و دانشگاه', lat: 32.6124, lng: 51.6641, radius_metres: 2200 },
  { id: 4, title: 'مرداویج و میر', lat: 32.6196, lng: 51.6835, radius_metres: 1800 },
  { id: 5, title: 'بزرگمهر و احمدآباد', lat: 32.6489, lng: 51.6968, radius_metres: 1900 },
  { id: 6, title: 'خانهٔ اصفهان و کاوه', lat: 32.6894, lng: 51.6662, radius_metres: 2300 },
  { id: 7, title: 'ملک‌شهر', lat: 32.7118, lng: 51.6497, radius_metres: 2300 },
  { id: 8, title: 'رهنان و خرم', lat: 32.6803, lng: 51.6164, radius_metres: 2600 },
  { id: 9, title: 'خوراسگان', lat: 32.6543, lng: 51.7546, radius_metres: 3200 },
  { id: 10, title: 'سپاهان‌شهر', lat: 32.5648, lng: 51.6787, radius_metres: 2600 },
  { id: 11, title: 'بهارستان', lat: 32.4879, lng: 51.7781, radius_metres: 3600 },
].map((area) => ({ ...area, city_id: shopCityId }));
