/** Products that tests and demonstrations ask for by what is special about them. The ids never change. */
export const landmarks = {
  /** «نسیم»: four colours, of which one is out of stock and one is dearer; pictures of its own for each. */
  watchWithColours: 2301,
  /** More than two pages of reviews and of questions. */
  manyReviews: 2301,
  /** Price 0: the shopper has to call. */
  callForPrice: 2401,
  /** No variant is in stock. */
  outOfStock: 8102,
  /** One variant, one piece. */
  lastOneInStock: 1404,
  /** Its only variant has an empty name, which is shown as «no colour». */
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
  /** Heavier than every carrier but the freight ones takes. */
  heavy: 4101,
  /** A subgroup of more than one page of the listing (12). */
  manyPagesSubGroup: 11,
  /** A group with more than 40 items in the mega-menu. */
  wideMenuGroup: 3,
} as const;
