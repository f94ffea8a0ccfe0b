/** Endings of the plural in the form in which the search compares words, the longest first; they may stand alone, behind a half-space. */
export const pluralEndings: readonly string[] = ['هایی', 'های', 'ها'];
