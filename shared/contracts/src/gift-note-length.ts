/** The letters of the longest gift note, as many as a small card holds. It lies by itself: screens need no schema for it. */
export const mostGiftLetters = 200;
