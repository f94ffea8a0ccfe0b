/** The most pictures that a customer sends with one review, or with one request to return goods. */
export const mostSentPictures = 3;

/** The largest file of such a picture, in bytes. */
export const mostSentPictureBytes = 8 * 1024 * 1024;
