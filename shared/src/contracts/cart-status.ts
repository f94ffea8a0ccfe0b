/** `CartStatusTypes`: 1 open, 2 in payment and locked for at most ten minutes (section 4, decision 21). */
export const cartStatus = { open: 1, inPayment: 2 } as const;
