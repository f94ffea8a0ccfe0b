/**
 * The header in which a page of the desk names the member whose screens it shows, by their number. The cookie of another member, who
 * has signed in since in the same browser, is then refused as no session of this page (401): what the one has typed is not saved in the
 * name of the other. Signing out of this page leaves that session alone.
 */
export const memberHeader = 'kashi-desk-member';
