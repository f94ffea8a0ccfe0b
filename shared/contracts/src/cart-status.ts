/** `CartStatusTypes`: 1 open, 2 in payment and locked for at most ten minutes (§4, R21). */
export const cartStatus = { open: 1, inPayment: 2 } as const;
