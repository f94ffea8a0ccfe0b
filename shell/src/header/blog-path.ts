/** The base information names the blog but not its place: this is it, once some remote owns it. */
export const blogPath = '/blog';
