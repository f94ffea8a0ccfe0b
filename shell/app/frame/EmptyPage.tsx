import styles from './EmptyPage.module.css';

/** The grey place of a page that the browser is about to fetch and whose own skeleton could not be had. */
export function EmptyPage() {
  return (
    <div className={`wrap ${styles.page}`} aria-hidden="true">
      <div className={styles.title} />
      <div className={styles.block} />
      <div className={styles.block} />
    </div>
  );
}
