/** The window of a phone whose page is enlarged to twice its size: what stands side by side elsewhere stands in one column here. */
export const enlargedPhone = '@media (max-width: 17rem)';
