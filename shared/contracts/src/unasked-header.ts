/**
 * The header of a read that no visitor has asked for: ahead of a press, for a page that is kept, or for a crawler. Its answer is the
 * same, and what the shop counts of its visitors' wishes leaves it out.
 */
export const unaskedHeader = 'kashi-unasked';
