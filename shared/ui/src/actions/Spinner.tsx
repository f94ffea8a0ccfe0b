import styles from './Spinner.module.css';

/** A turning star. It is silent for screen readers: the surrounding part says what is loading. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
