/** Begins a line about a test that has passed on its second try; a step of `npm test` shows such lines though it has passed. */
export const secondTry = '◦ passed on the second try:';
