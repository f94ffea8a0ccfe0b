import styles from './EmptyPage.module.css';

/** A grey placeholder for a page that the browser is about to load and whose own skeleton failed. */
export function EmptyPage() {
  return (
    <div className={`wrap ${styles.page}`} aria-hidden="true">
      <div className={styles.title} />
      <div className={styles.block} />
      <div className={styles.block} />
    </div>
  );
}
