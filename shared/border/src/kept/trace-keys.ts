/**
 * The keys in local storage of what a visitor of this browser has looked for and at. The shell's header and the product's remote write
 * them; the shell removes them where a customer signs out or another one signs in (R18).
 */
export const recentSearchesKey = 'recentSearches';
export const viewedKey = 'viewedProducts';
