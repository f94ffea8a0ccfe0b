/** Letters of a search: as many as the name of a product may have, so that a whole one can be searched for. */
export const longestSearch = 300;
