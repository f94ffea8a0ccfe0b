/** Products that tests and demonstrations use for their special properties. The ids never change. */
export const landmarks = {
  /** «نسیم»: four colours with their own pictures; one is out of stock and one is more expensive. */
  watchWithColours: 2301,
  /** More than two pages of reviews and of questions. */
  manyReviews: 2301,
  /** Price 0: call for the price. */
  callForPrice: 2401,
  /** All variants are out of stock. */
  outOfStock: 8102,
  /** One variant with a stock of one piece. */
  lastOneInStock: 1404,
  /** A product whose only variant has an empty name, which is shown as «no colour». */
  noColourName: 1305,
  /** Four phones with the same groups and lines of specification. */
  comparablePhones: [1102, 1106, 1107, 1110],
  withoutPicture: 3505,
  /** A name of more than a hundred characters. */
  longName: 1111,
  /** Six colours. */
  manyColours: 1301,
  /** The biggest discount: 40 percent. */
  biggestDiscount: 5501,
  /** Heavier than every carrier but the freight carriers accepts. */
  heavy: 4101,
  /** A subgroup with more than one page of the listing (12 products). */
  manyPagesSubGroup: 11,
  /** A group with more than 40 items in the mega-menu. */
  wideMenuGroup: 3,
} as const;
