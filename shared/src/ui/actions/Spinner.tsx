import styles from './Spinner.module.css';

/** A turning star. It says nothing to screen readers: what is waited for is said by what it stands in. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
