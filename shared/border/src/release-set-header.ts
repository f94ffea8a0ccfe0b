/**
 * The header by which the host adds the id of the live release set to every answer of the API: a tab with an older set moves to
 * the live one when that loses nothing.
 */
export const releaseSetHeader = 'x-release-set';
