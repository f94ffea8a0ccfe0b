import styles from './SentPictures.module.css';

/**
 * The style of `SentPicturesField`, to be handed to it by the page: a field that comes later than its page must not bring a style of
 * its own, whose hash would stand in the remote's entry.
 */
export const sentPicturesStyles: Readonly<Record<string, string>> = styles;
