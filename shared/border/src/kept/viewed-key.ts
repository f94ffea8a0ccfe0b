/**
 * The key in local storage of the products that a visitor of this browser has viewed. The product's remote writes it; the shell removes
 * it where a customer signs out or another one signs in (R18).
 */
export const viewedKey = 'viewedProducts';
