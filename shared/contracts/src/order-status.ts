/** `LastOrderStatusTypeId` (§4). Separate from the order's contract, whose schemas no screen needs. */
export const orderStatus = {
  registered: 1,
  approved: 2,
  rejected: 3,
  /** Of an order for pickup: ready at the shop (R53). */
  handedToCourier: 4,
  delivered: 5,
} as const;
