/** For so many working days after the day of delivery a customer may ask for a return (docs/specification/screens.md, order tracking). */
export const returnDays = 7;

/** The longest text of a customer about the request. */
export const mostReturnLetters = 1000;

/** Why goods are returned. */
export const returnReasons = [
  'broken',
  'wrong',
  'different',
  'incomplete',
  'unwanted',
  'other',
] as const;
export type ReturnReason = (typeof returnReasons)[number];
