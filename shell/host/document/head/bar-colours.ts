/** The colours of the page's ground in both themes, in which a phone paints its own bars. */
export const barColours = { light: '#f5f1e8', dark: '#0d1526' } as const;
