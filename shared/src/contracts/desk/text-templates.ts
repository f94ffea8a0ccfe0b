const always = ['name', 'order', 'shop', 'total'] as const;

/** The states of an order that its customer is told of, each with the placeholders of its template. */
export const orderTextPlaceholders = {
  registered: always,
  approved: always,
  handedToCourier: [...always, 'tracking'],
  delivered: always,
  rejected: [...always, 'reason', 'refund'],
} as const;
export type OrderTextKind = keyof typeof orderTextPlaceholders;
