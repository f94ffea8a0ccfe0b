/** Rows of a page of reviews, questions and transactions (§9). */
export const rowsPerPage = 10;
