/** In a file of its own, since the tools name the price alert and its dialog comes when it is opened. */
export const titleMessages = { priceAlert: 'ارزان شد خبرم کن' } as const;
