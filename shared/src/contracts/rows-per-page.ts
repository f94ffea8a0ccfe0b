/** Rows of a page of reviews, questions and transactions (section 9). */
export const rowsPerPage = 10;
