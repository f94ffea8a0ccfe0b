/**
 * The header by which every answer of the API, on its way through the host, tells the id of the release set that is live
 * now: a tab that is made of an older one moves to it when nothing is lost by that.
 */
export const releaseSetHeader = 'x-release-set';
